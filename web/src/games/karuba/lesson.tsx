/** Learning Karuba: pictures of how it is played, and what the coach tells during a first match. */
import type { JSX } from "preact";
import { Item, lessonOf, Row, Sign, type Moment } from "../../parts/lesson";
import { AdventurerArt, ItemArt, Piece, TempleArt, TileArt } from "./pieces";
import { itemOf, wordOf, type KarubaView } from "./view";
import "./style.css";

const Tile = ({ word, number, lies = false }: { word: string; number: number; lies?: boolean }): JSX.Element => (
  <Item>
    <Piece>
      <TileArt word={word} number={number} lies={lies} />
    </Piece>
  </Item>
);

const Adventurer = ({ colour }: { colour: string }): JSX.Element => (
  <Item>
    <Piece>
      <AdventurerArt colour={colour} />
    </Piece>
  </Item>
);

const Temple = ({ colour }: { colour: string }): JSX.Element => (
  <Item>
    <Piece>
      <TempleArt colour={colour} />
    </Piece>
  </Item>
);

const Find = ({ item }: { item: "crystal" | "gold" }): JSX.Element => (
  <Item>
    <Piece>
      <ItemArt item={item} />
    </Piece>
  </Item>
);

const Aim = (): JSX.Element => (
  <Row size={46}>
    <Adventurer colour="blue" />
    <span class="how-joined">
      <Tile word="EW" number={4} />
      <Tile word="NEW" number={21} />
      <Tile word="EW" number={9} />
    </span>
    <Temple colour="blue" />
    <Sign>5</Sign>
  </Row>
);

const Lay = (): JSX.Element => (
  <Row size={46}>
    <Tile word="ES" number={17} />
    <Sign>→</Sign>
    <span class="how-joined">
      <Tile word="EW" number={4} />
      <Item>
        <i class="how-empty" />
      </Item>
      <Item>
        <i class="how-empty" />
      </Item>
    </span>
  </Row>
);

const Walk = (): JSX.Element => (
  <Row size={46}>
    <Tile word="NS" number={2} />
    <Sign>2</Sign>
    <Tile word="NEW" number={21} />
    <Sign>3</Sign>
    <Tile word="NESW" number={33} />
    <Sign>4</Sign>
    <Adventurer colour="purple" />
  </Row>
);

const Collect = (): JSX.Element => (
  <Row size={46}>
    <Adventurer colour="yellow" />
    <span class="how-joined">
      <Tile word="EWc" number={12} lies />
      <Tile word="EWg" number={24} lies />
    </span>
    <Find item="crystal" />
    <Sign>1</Sign>
    <Find item="gold" />
    <Sign>2</Sign>
  </Row>
);

const End = (): JSX.Element => (
  <Row size={46}>
    {["brown", "blue", "purple", "yellow"].map((colour) => (
      <Temple key={colour} colour={colour} />
    ))}
    <Sign>+</Sign>
    <Find item="gold" />
    <Find item="crystal" />
  </Row>
);

type At = Moment<KarubaView>;
const chooses = ({ mine, view }: At): boolean => mine && view.phase === "choose";
const walks = ({ moves }: At): boolean => moves.some(({ move }) => move.startsWith("move "));
const standing = ({ view, seat }: At): number =>
  (view.where[seat] ?? []).filter((place) => place !== "beach" && place !== "temple").length;

export default lessonOf<KarubaView>({
  pictures: [Aim, Lay, Walk, Collect, End],
  // Chance places the colours: eight decisions before the first tile are too many for somebody who learns.
  options: { setup: 1 },
  rules: { K8: 2, K12: 3, K17: 4, K18: 1, K21: 5 },
  steps: [
    { id: "place", when: ({ mine, view }) => mine && view.phase === "place", where: ".k-camp" },
    { id: "temple", when: ({ mine, view }) => mine && view.phase === "temple", where: ".k-map" },
    { id: "aim", when: chooses, where: ".k-map" },
    { id: "tile", when: chooses, where: ".k-drawn" },
    { id: "road", when: chooses, where: ".k-map .k-walker" },
    {
      id: "item",
      when: (at) => chooses(at) && itemOf(wordOf(at.view, at.view.tile)) !== null,
      where: ".k-drawn-tile",
    },
    { id: "walk", when: (at) => chooses(at) && walks(at), where: ".k-walker.live" },
    { id: "steps", when: (at) => chooses(at) && walks(at), where: ".k-steps" },
    { id: "stay", when: (at) => chooses(at) && at.view.round_no > 1, where: '.move[data-move="stay"]' },
    {
      id: "stop",
      when: (at) => chooses(at) && walks(at) && (at.view.lying[at.seat] ?? "") !== "",
      where: '.k-map [data-id^="find:"]',
    },
    { id: "queue", when: (at) => chooses(at) && standing(at) > 1, where: ".k-map .k-walker" },
    { id: "first", when: ({ said }) => said.has("karuba-log-temple"), where: ".k-tops" },
    { id: "time", when: (at) => chooses(at) && at.view.round_no >= 12, where: ".k-round" },
  ],
});
