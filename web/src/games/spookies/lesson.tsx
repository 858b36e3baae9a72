/** Learning Spookies: pictures of how it is played, and what the coach tells during a first match. */
import type { JSX } from "preact";
import { Item, lessonOf, Row, Sign, type Moment } from "../../parts/lesson";
import { Figure } from "./figures";
import { Chip, Die, FriendDie } from "./pieces";
import type { Friend, SpookiesView } from "./view";
import "./style.css";

const Dice = ({ values, counts }: { values: readonly number[]; counts: number }): JSX.Element => (
  <>
    {values.map((value, at) => (
      <Item key={at} kind={at < counts ? "good" : "gone"}>
        <Die value={value} />
      </Item>
    ))}
  </>
);

const Chips = ({ count }: { count: number }): JSX.Element => (
  <>
    {Array.from({ length: count }, (_, at) => (
      <Item key={at}>
        <Chip />
      </Item>
    ))}
  </>
);

const Who = ({ friend }: { friend: Friend }): JSX.Element => (
  <Item>
    <Figure friend={friend} />
  </Item>
);

const Aim = (): JSX.Element => (
  <Row size={36}>
    <Chips count={3} />
    <Sign>→</Sign>
    {[5, 1, 3].map((value) => (
      <Item key={value}>
        <Chip value={value} />
      </Item>
    ))}
    <Sign>= 9</Sign>
  </Row>
);

const Turn = (): JSX.Element => (
  <Row size={36}>
    <FriendDie face="poppy" />
    <Sign>·</Sign>
    <Dice values={[5, 4, 2]} counts={2} />
    <Sign>= 9</Sign>
  </Row>
);

const Climb = (): JSX.Element => (
  <Row size={36}>
    <Who friend="poppy" />
    <Sign>8 → 9</Sign>
    <Dice values={[5, 4]} counts={2} />
    <Chips count={4} />
  </Row>
);

const Fall = (): JSX.Element => (
  <Row size={36}>
    <Who friend="duffy" />
    <Sign>8 → 6</Sign>
    <Dice values={[4, 2]} counts={2} />
    <Sign>−2</Sign>
    <Chips count={2} />
  </Row>
);

const Stop = (): JSX.Element => (
  <Row size={36}>
    <Chips count={4} />
    <Sign>✓</Sign>
    <Sign>/</Sign>
    <Dice values={[6, 1]} counts={2} />
    <Sign>?</Sign>
  </Row>
);

type At = Moment<SpookiesView>;
const rolls = ({ mine, view }: At): boolean => mine && (view.phase === "roll" || view.phase === "go-on");

export default lessonOf<SpookiesView>({
  pictures: [Aim, Turn, Climb, Fall, Stop],
  rules: { S4: 2, S6: 2, S7: 3, S8: 5, S9: 4, S13: 1 },
  steps: [
    { id: "aim", when: ({ mine }) => mine, where: ".spook-plate .chip-count" },
    { id: "choose", when: ({ mine, view }) => mine && view.phase === "choose", where: '[data-pick^="figure:"]' },
    { id: "friend", when: rolls, where: ".floor.led .friend.led, .friend-shown" },
    { id: "dice", when: rolls, where: ".choices" },
    { id: "highest", when: rolls, where: '[data-pick="dice:4"]' },
    { id: "gain", when: rolls, where: ".dice-choice .gain" },
    { id: "mean", when: rolls, where: ".dice-choice .mean, .dice-choice" },
    { id: "stop", when: (at) => at.mine && at.view.phase === "go-on", where: '.move[data-move="stop"]' },
    { id: "floors", when: (at) => at.mine && at.view.phase === "go-on", where: ".floor .rewards" },
    { id: "fall", when: ({ said }) => said.has("spookies-log-fall"), where: ".left-behind .penalty" },
    { id: "penalty", when: ({ view, mine }) => mine && view.penalty.some((chips) => chips > 0), where: ".penalty" },
    { id: "stay", when: ({ said }) => said.has("spookies-log-stay"), where: ".last-roll" },
    { id: "stock", when: ({ mine, view }) => mine && view.stock <= 40, where: ".spook-plate.stock" },
  ],
});
