/** Learning Odin's Ravens: pictures of how it is played, and what the coach tells during a first match. */
import type { JSX } from "preact";
import { Item, lessonOf, Row, Sign, type Moment } from "../../parts/lesson";
import { wordsOf } from "../../parts/lists";
import { CardBack, CardFace, Glyph, MiniCard } from "./card";
import { Land } from "./land";
import { Raven, Stone } from "./pieces";
import type { RavensFacts, RavensView, Sign as Symbol } from "./view";
import "./style.css";

const NO_ACTIONS = { actions: {} } as RavensFacts;

const Flight = ({ kind, gone }: { kind: string; gone?: boolean }): JSX.Element => (
  <Item kind={gone ? "gone" : "good"}>
    <CardFace facts={NO_ACTIONS} kind={kind} />
  </Item>
);

/** A stretch of one lane, with a raven or the stone on some spaces. */
function Lane({ lands, on }: { lands: readonly Symbol[]; on: Readonly<Record<number, JSX.Element>> }): JSX.Element {
  return (
    <span class="how-lane">
      {lands.map((symbol, at) => (
        <span key={at} class="how-space">
          <Land symbol={symbol} />
          {on[at] && <span class="how-piece">{on[at]}</span>}
        </span>
      ))}
    </span>
  );
}

const Aim = (): JSX.Element => (
  <Row size={34}>
    <span class="how-lanes">
      <Lane lands={["M", "W", "P", "S", "F"]} on={{ 1: <Raven lane={1} /> }} />
      <Lane lands={["F", "P", "S", "M", "W"]} on={{ 4: <Raven lane={0} /> }} />
    </span>
    <Sign>+3</Sign>
  </Row>
);

const Fly = (): JSX.Element => (
  <Row size={34}>
    <Flight kind="F" />
    <Sign>→</Sign>
    <Lane lands={["P", "F", "F", "W"]} on={{ 0: <Raven lane={0} ghost />, 2: <Raven lane={0} /> }} />
  </Row>
);

const Joker = (): JSX.Element => (
  <Row size={34}>
    <Flight kind="W" />
    <Flight kind="W" />
    <Sign>=</Sign>
    <Flight kind="M" />
    <Sign>/</Sign>
    <Flight kind="S" />
    <Sign>…</Sign>
  </Row>
);

const Actions = (): JSX.Element => (
  <Row size={34}>
    <Item>
      <CardBack />
    </Item>
    <Sign>·</Sign>
    {["turn", "remove", "swap", "push", "step"].map((action) => (
      <Item key={action}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <Glyph action={action} />
        </svg>
      </Item>
    ))}
    <Lane lands={["P", "F", "F"]} on={{ 0: <Raven lane={0} />, 1: <Stone /> }} />
  </Row>
);

const Magic = (): JSX.Element => (
  <Row size={34}>
    <Lane lands={["M", "F"]} on={{}} />
    <Sign>:</Sign>
    <MiniCard kind="M" />
    <MiniCard kind="F" />
    <MiniCard kind="M" />
    <Sign>&gt;</Sign>
    <MiniCard kind="F" />
    <Sign>+3</Sign>
  </Row>
);

type At = Moment<RavensView>;
const plays = ({ mine, view }: At): boolean => mine && view.phase === "play";
const handOf = ({ view, seat }: At): string[] => wordsOf(view.hands[seat]);
const isFlight = (card: string): boolean => !card.startsWith("O");
const can = ({ moves }: At, element: string): boolean => moves.some(({ ids }) => ids.includes(element));

export default lessonOf<RavensView>({
  pictures: [Aim, Fly, Joker, Actions, Magic],
  rules: { R32: 3, R33: 2, R39: 4, R65: 1, R66: 5 },
  steps: [
    { id: "aim", when: ({ mine }) => mine, where: ".rv-path" },
    { id: "ahead", when: plays, where: '[data-pick="raven:own"]' },
    {
      id: "fly",
      when: (at) => plays(at) && handOf(at).includes(at.view.derived.next[at.seat] ?? ""),
      where: ".rv-hand",
    },
    {
      id: "joker",
      when: (at) => plays(at) && handOf(at).some((card, i, all) => isFlight(card) && all.indexOf(card) !== i),
      where: ".rv-hand",
    },
    { id: "plays", when: (at) => plays(at) && at.view.hand_plays < 3, where: ".rv-hand .rv-plays" },
    { id: "stack", when: (at) => plays(at) && at.view.hand_plays < 3, where: ".rv-stack" },
    {
      id: "odin",
      when: (at) => plays(at) && handOf(at).some((card) => !isFlight(card)),
      where: '[data-pick^="hand:O"]',
    },
    { id: "magic", when: (at) => plays(at) && can(at, "pile:magic"), where: ".rv-magic" },
    { id: "groups", when: (at) => plays(at) && at.view.turns > 1, where: ".rv-plate .rv-ahead" },
    { id: "marker", when: ({ view }) => view.marker !== "", where: ".rv-path .rv-stone" },
    {
      id: "end",
      when: (at) => plays(at) && !can(at, "raven:own"),
      where: '.move[data-move="end"], .move[data-move^="extend"]',
    },
    { id: "stage", when: ({ view }) => view.stage > 1, where: ".rv-track" },
  ],
});
