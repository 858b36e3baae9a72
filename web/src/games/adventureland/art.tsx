/** The box of Adventure Land: three travellers on a ridge, the river and its towns below, something in the fog. */
import type { JSX } from "preact";
import "./art.css";

export default function LandArt(): JSX.Element {
  return (
    <svg class="al-art" viewBox="0 0 380 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect class="sky" width="380" height="300" />
      <circle class="sun" cx="286" cy="78" r="38" />
      <path class="far" d="M0 150l50-62 34 36 44-70 58 78 40-40 54 52 40-34 60 48v60H0z" />
      <path class="snow" d="M128 54l-17 27 10-5 8 9 9-8 9 4zM50 88l-13 16 9-3 7 6 7-5 5 2z" />
      <path class="plain" d="M0 160q90-26 190-6t190-10v156H0z" />
      <path class="stream" d="M380 150q-70 6-92 24t-74 22-70 34-50 70h60q20-40 62-56t86-30 78-40z" />
      <path class="walls" d="M268 128h58v32h-58zM280 108h14v22h-14zM304 114h14v16h-14z" />
      <path class="roofs" d="M276 108l11-16 11 16zM300 114l11-14 11 14z" />
      <path
        class="woods"
        d="M190 164l9-22 9 22zM206 168l10-26 10 26zM164 170l9-24 9 24zM340 196l11-28 11 28zM356 204l11-28 11 28z"
      />
      <path class="mist" d="M206 250q20-30 50-16 28-26 62-6 40-8 62 14v58H190q-4-32 16-50z" />
      <path class="beast" d="M286 196c20 0 32 14 33 34l6 40h-78l6-40c1-20 13-34 33-34z" />
      <path class="eyes" d="M272 226l10 5-10 4zM300 226l-10 5 10 4z" />
      <path class="mist two" d="M180 276q30-24 62-8 40-22 74 0 36-12 64 6v26H180z" />
      <path class="ridge" d="M0 214q60-16 110 8t110 78H0z" />
      <g class="walker one" transform="translate(20 164) scale(1.5)">
        <path d="M20 3a8 8 0 0 1 4.5 14.600L34 33q1 4-3 4H9q-4 0-3-4l9.500-15.400A8 8 0 0 1 20 3z" />
      </g>
      <g class="walker two" transform="translate(74 166) scale(1.6)">
        <path d="M20 2c4 6 13 22 15.500 30.500q1 4.500-3.500 4.500H8q-4.500 0-3.500-4.500C7 24 16 8 20 2z" />
      </g>
      <g class="walker three" transform="translate(130 190) scale(1.45)">
        <path d="M21 1.500l5.500 12.500H36v5h-8.500l6 14q1 4-3 4h-21q-4 0-3-4l6-14H4v-5h9z" />
      </g>
    </svg>
  );
}
