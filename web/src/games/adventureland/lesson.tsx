/** Learning Adventure Land: pictures of how it is played, and what the coach tells during a first match. */
import type { JSX } from "preact";
import { Item, lessonOf, Row, Sign, type Moment } from "../../parts/lesson";
import { wordsOf } from "../../parts/lists";
import { DieFace, ThingFace, TileFace, Traveller } from "./pieces";
import type { LandFacts, LandView } from "./view";
import "./style.css";

const NO_DICE = { sword_dice: {} } as LandFacts;

const Thing = ({ kind, strength = 0 }: { kind: string; strength?: number }): JSX.Element => (
  <Item>
    <ThingFace kind={kind} strength={strength} />
  </Item>
);

const Figures = ({ companions = 0 }: { companions?: number }): JSX.Element => (
  <Item>
    <Traveller seat={0} companions={companions} />
  </Item>
);

const Aim = (): JSX.Element => (
  <Row size={38}>
    <Thing kind="gold" />
    <Sign>2</Sign>
    <Thing kind="creature" strength={12} />
    <Sign>6</Sign>
    <Figures companions={3} />
    <Sign>1 + 2 + 3</Sign>
  </Row>
);

const Cards = (): JSX.Element => (
  <Row size={38}>
    {["sword", "herb", "gold", "companion"].map((kind) => (
      <Thing key={kind} kind={kind} />
    ))}
    <Thing kind="creature" strength={8} />
  </Row>
);

const Move = (): JSX.Element => (
  <Row size={38}>
    <Figures />
    <Sign>→</Sign>
    <Thing kind="herb" />
    <Sign>→</Sign>
    <Thing kind="sword" />
    <Sign>✓</Sign>
    <Sign>↓</Sign>
    <Sign>✓</Sign>
    <Sign>
      <s>←</s> <s>↑</s>
    </Sign>
  </Row>
);

const Fight = (): JSX.Element => (
  <Row size={38}>
    <Figures companions={1} />
    <Sign>2 +</Sign>
    <Item>
      <TileFace facts={NO_DICE} tile={{ kind: "sword", value: "2" }} />
    </Item>
    <Item>
      <DieFace face={5} />
    </Item>
    <Sign>≥</Sign>
    <Thing kind="creature" strength={8} />
  </Row>
);

const End = (): JSX.Element => (
  <Row size={38}>
    <Thing kind="spirit" />
    <Sign>→</Sign>
    <Item kind="gone">
      <Traveller seat={0} />
    </Item>
    <Sign>·</Sign>
    <Thing kind="sword" />
    <Sign>0</Sign>
    <Thing kind="companion" />
    <Sign>0</Sign>
  </Row>
);

type At = Moment<LandView>;
const moves = ({ mine, view }: At): boolean => mine && view.phase === "move";
const lies = ({ view }: At, kind: string): boolean => view.tile.some((thing) => thing.startsWith(kind));

export default lessonOf<LandView>({
  pictures: [Aim, Cards, Move, Fight, End],
  rules: { A20: 2, A30: 5, A34: 3, A43: 4, A61: 1 },
  steps: [
    { id: "aim", when: (at) => moves(at) && at.view.scenario === 1, where: ".al-plate.own .al-points" },
    { id: "spots", when: moves, where: ".al-stand .al-figure.live" },
    { id: "where", when: (at) => moves(at) && at.picks.size > 0, where: ".al-space .live" },
    { id: "stop", when: moves, where: '[data-id^="thing:"]' },
    { id: "two", when: (at) => moves(at) && at.view.moves_left === 1, where: ".al-moves" },
    { id: "sword", when: (at) => moves(at) && lies(at, "sword"), where: ".al-thing.sword" },
    { id: "companion", when: (at) => moves(at) && lies(at, "companion"), where: ".al-thing.companion" },
    { id: "creature", when: (at) => moves(at) && lies(at, "creature"), where: ".al-thing.creature" },
    { id: "fight", when: ({ mine, view }) => mine && view.phase === "swords", where: ".al-ways, .al-fight" },
    { id: "spend", when: ({ mine, view }) => mine && view.phase === "spend", where: ".al-ways, .al-fight" },
    { id: "spirit", when: ({ view }) => view.spirit !== "", where: ".al-thing.spirit" },
    {
      id: "pouch",
      when: ({ mine, view, seat }) => mine && wordsOf(view.swords[seat]).length > 0,
      where: ".al-pouch",
    },
    { id: "end", when: (at) => moves(at) && at.view.turns > 4, where: ".al-countdown" },
    { id: "done", when: (at) => moves(at) && at.view.moves_left === 1, where: '.move[data-move="done"]' },
  ],
});
