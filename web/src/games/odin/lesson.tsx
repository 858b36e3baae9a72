/** Learning Odin: pictures of how it is played, and what the coach tells during a first match. */
import type { JSX } from "preact";
import { Item, lessonOf, Row, Sign, type Moment } from "../../parts/lesson";
import { wordsOf } from "../../parts/lists";
import { CardBack, CardFace } from "./card";
import type { OdinView } from "./view";

function Card({ name, kind }: { name: string; kind?: "good" | "gone" }): JSX.Element {
  const card = { name, colour: name.charAt(0), number: Number(name.slice(1)), place: 0 };
  return (
    <Item {...(kind ? { kind } : {})}>
      <CardFace card={card} />
    </Item>
  );
}

const Aim = (): JSX.Element => (
  <Row size={40}>
    <Item kind="good">
      <i class="how-empty" />
    </Item>
    <Sign>0</Sign>
    <Sign>·</Sign>
    <Item>
      <CardBack />
    </Item>
    <Item>
      <CardBack />
    </Item>
    <Item>
      <CardBack />
    </Item>
    <Sign>+3</Sign>
  </Row>
);

const Turn = (): JSX.Element => (
  <Row size={40}>
    <Card name="R4" />
    <Sign>&lt;</Sign>
    <Card name="B7" kind="good" />
    <Sign>/</Sign>
    <Card name="G3" kind="good" />
    <Card name="G2" kind="good" />
  </Row>
);

const Value = (): JSX.Element => (
  <Row size={40}>
    <Card name="K9" />
    <Card name="K3" />
    <Sign>= 93</Sign>
    <Sign>&lt;</Sign>
    <Card name="O2" />
    <Card name="P2" />
    <Card name="G2" />
    <Sign>= 222</Sign>
  </Row>
);

const Take = (): JSX.Element => (
  <Row size={40}>
    <Card name="R5" kind="gone" />
    <Card name="R4" kind="good" />
    <Sign>→</Sign>
    <Item>
      <CardBack />
    </Item>
    <Item>
      <CardBack />
    </Item>
    <Card name="R4" />
  </Row>
);

const End = (): JSX.Element => (
  <Row size={40}>
    <Card name="P8" />
    <Sign>→</Sign>
    <Item>
      <i class="how-empty" />
    </Item>
    <Sign>→</Sign>
    <Card name="B2" />
  </Row>
);

type At = Moment<OdinView>;
const handOf = ({ view, seat }: At): string[] => wordsOf(view.hands[seat]);
const follows = ({ mine, view }: At): boolean => mine && view.phase === "follow";
const leads = ({ mine, view }: At): boolean => mine && view.phase === "lead";

export default lessonOf<OdinView>({
  pictures: [Aim, Turn, Value, Take, End],
  options: { target: 10 },
  rules: { O9: 3, O17: 2, O18: 4, O26: 5, O29: 1 },
  steps: [
    { id: "aim", when: ({ mine }) => mine, where: "#hand-title" },
    { id: "lead", when: leads, where: ".hand-cards" },
    { id: "follow", when: follows, where: ".odin-centre .set-value" },
    {
      id: "value",
      when: (at) => follows(at) && wordsOf(at.view.centre).length === 1 && at.moves.some(({ ids }) => ids.length === 2),
      where: ".hand-cards",
    },
    { id: "take", when: ({ mine, view }) => mine && view.phase === "take", where: ".odin-set.beaten" },
    {
      id: "returned",
      when: ({ view, seat, said }) => said.has("odin-log-take") && view.owner === seat && view.phase !== "take",
      where: ".hand-cards",
    },
    {
      id: "dim",
      when: (at) => follows(at) && handOf(at).some((card) => !at.moves.some(({ ids }) => ids.includes(`card:${card}`))),
      where: '.hand-cards [aria-disabled="true"]',
    },
    { id: "pass", when: (at) => follows(at) && at.moves.length === 1, where: '.move[data-move="pass"]' },
    { id: "round", when: ({ said }) => said.has("odin-log-round"), where: ".odin-centre" },
    {
      id: "all",
      when: (at) => leads(at) && handOf(at).length > 1 && at.moves.some(({ ids }) => ids.length === handOf(at).length),
      where: ".hand-cards",
    },
    {
      id: "danger",
      when: ({ view, seat, mine }) => mine && view.sizes.some((size, other) => other !== seat && size <= 2),
      where: ".odin-plate .plate-size",
    },
    { id: "score", when: ({ view }) => view.hand_no > 1, where: ".odin-hand .score" },
  ],
});
