/** The box of Spookies: the house on its hill, a big moon, the five friends before the gate. */
import type { JSX } from "preact";
import "./art.css";
import { Figure, Ghost } from "./figures";
import type { Friend } from "./view";

const GANG: readonly Friend[] = ["poppy", "kracko", "duffy", "hanja", "schnuffer"];
const WINDOWS = ["M154 128h22v26h-22z", "M204 128h22v26h-22z", "M154 172h22v26h-22z", "M204 172h22v26h-22z"];

export default function SpookiesArt(): JSX.Element {
  return (
    <svg class="spookies-art" viewBox="0 0 380 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect class="art-night" width="380" height="300" />
      <circle class="art-full-moon" cx="276" cy="104" r="54" />
      <path class="art-bat" d="M292 88l10 7 5-5 5 5 10-7-3 15-7-4-5 7-5-7-7 4z" />
      <path class="art-bat" d="M64 70l12 9 6-6 6 6 12-9-4 18-8-5-6 9-6-9-8 5z" />
      <path class="art-hill" d="M0 232c70-6 90-34 190-34s130 30 190 34v68H0z" />
      <g transform="translate(19 42) scale(.9 .8)">
        <path class="art-house" d="M136 226V110l-14-2 30-44 8-26 8 26h24l4-34 5-14 5 14 6 34 40 46-12 2v114z" />
        {WINDOWS.map((path) => (
          <path key={path} class="art-window" d={path} />
        ))}
        <path class="art-window" d="M178 78h24v26h-24zM176 226v-12a14 14 0 0 1 28 0v12z" />
        <path class="art-bars" d="M163 128h4v70h-4zM213 128h4v70h-4zM150 139h82v3h-82zM150 183h82v3h-82z" />
      </g>
      <path class="art-garden" d="M0 240c80-14 120 4 190-2s120-12 190 2v60H0z" />
      <path
        class="art-fence"
        transform="translate(0 -22)"
        d="M0 262h104v4H0zM276 262h104v4H276zM10 248l4-5 4 5v30h-8zM40 248l4-5 4 5v30h-8zM70 248l4-5 4 5v30h-8zM302 248l4-5 4 5v30h-8zM332 248l4-5 4 5v30h-8zM362 248l4-5 4 5v30h-8z"
      />
      <svg x="240" y="108" width="52" height="66">
        <Ghost />
      </svg>
      {GANG.map((friend, index) => (
        <svg key={friend} x={88 + index * 42} y={202} width="43" height="55">
          <Figure friend={friend} />
        </svg>
      ))}
    </svg>
  );
}
