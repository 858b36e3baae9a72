/**
 * SHA-256, at once. A browser's own is a promise, which a transaction of IndexedDB does not wait for, and is missing on pages
 * without https.
 */
const WORDS = 64;
const BLOCK = 64;

/** The first 32 bits of the fractional parts of roots of the first primes: what the standard takes its constants from. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;

const PRIMES = ((): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < WORDS; n += 1) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
})();
const K = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message with its length, filled up to whole blocks. */
function padded(message: Uint8Array): DataView {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(bytes.length - 4, message.length << 3);
  return view;
}

function schedule(data: DataView, block: number, w: Int32Array): void {
  for (let i = 0; i < 16; i += 1) w[i] = data.getInt32(block + 4 * i);
  for (let i = 16; i < WORDS; i += 1) {
    const [a = 0, b = 0, c = 0, d = 0] = [w[i - 16], w[i - 15], w[i - 7], w[i - 2]];
    const s0 = turned(b, 7) ^ turned(b, 18) ^ (b >>> 3);
    const s1 = turned(d, 17) ^ turned(d, 19) ^ (d >>> 10);
    w[i] = (a + s0 + c + s1) | 0;
  }
}

/** The hash of a message: 32 bytes. */
export function sha256(message: Uint8Array): Uint8Array {
  const data = padded(message);
  const w = new Int32Array(WORDS);
  const sum = [...START];
  for (let block = 0; block < data.byteLength; block += BLOCK) {
    schedule(data, block, w);
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = sum;
    for (let i = 0; i < WORDS; i += 1) {
      const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const one = (h + s1 + ((e & f) ^ (~e & g)) + (K[i] ?? 0) + (w[i] ?? 0)) | 0;
      const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (sum[i] = ((sum[i] ?? 0) + word) | 0));
  }
  const hash = new DataView(new ArrayBuffer(32));
  sum.forEach((word, i) => hash.setInt32(4 * i, word));
  return new Uint8Array(hash.buffer);
}

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The bytes of hexadecimal digits. */
export const bytesOfHex = (digits: string): Uint8Array =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The hash of a text, in hexadecimal digits. */
export const sealOf = (text: string): string => hexOf(sha256(utf8(text)));

export function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
