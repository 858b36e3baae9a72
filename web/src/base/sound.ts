/** Soft sounds, made here and now: a few partials that swell and fade. Silent where they are switched off. */
import { isOn } from "./prefs";

/** Notes as [frequency in Hz, begin and length in seconds, loudness]. */
type Note = readonly [number, number, number, number];

const SOUNDS = {
  /** A piece is put down. */
  move: [
    [220, 0, 0.07, 0.05],
    [440, 0, 0.04, 0.025],
  ],
  /** It is your turn. */
  turn: [
    [523.25, 0, 0.28, 0.07],
    [783.99, 0.11, 0.4, 0.06],
  ],
  /** Something does not go. */
  refused: [[155.56, 0, 0.16, 0.06]],
  /** The match is over. */
  end: [
    [392, 0, 0.35, 0.06],
    [523.25, 0.14, 0.4, 0.06],
    [659.25, 0.28, 0.7, 0.06],
  ],
} as const satisfies Readonly<Record<string, readonly Note[]>>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | null = null;

/** Lets a sound be heard; browsers allow it only after the person has touched the page. */
export function sound(name: Sound): void {
  if (!isOn("sound") || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [frequency, begin, length, loudness] of SOUNDS[name]) {
    const tone = new OscillatorNode(context, { type: "sine", frequency });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, now + begin);
    volume.gain.linearRampToValueAtTime(loudness, now + begin + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + begin + length);
    tone.connect(volume).connect(context.destination);
    tone.start(now + begin);
    tone.stop(now + begin + length);
  }
}

/** Calls somebody whose turn it is: a sound, a short tremble, and a message where the page is out of sight. */
export function call(words: string): void {
  sound("turn");
  if ("vibrate" in navigator && isOn("vibrate") && navigator.userActivation.hasBeenActive) navigator.vibrate(60);
  if (document.hidden && isOn("notify") && Notification.permission === "granted") notify(words);
}

function notify(words: string): void {
  try {
    new Notification(words);
  } catch (trouble) {
    // Some phones let a page show none by itself; being called by push works there.
    console.info("no message is shown:", trouble);
  }
}
