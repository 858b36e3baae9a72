// Measures a module in Node: reads a task as JSON, writes moves and search iterations a second of processor time.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const { module, seconds, seats, unstarted, views } = JSON.parse(readFileSync(0, "utf8"));
const compiled = await WebAssembly.compile(readFileSync(module));
const about = JSON.parse(new TextDecoder().decode(WebAssembly.Module.customSections(compiled, "ludotheque")[0]));
const { exports } = await WebAssembly.instantiate(compiled, {});
const missing = about.base + about.needed_to_search - exports.memory.buffer.byteLength;
exports.memory.grow(Math.ceil(missing / 65536));
const at = (room) => about.base + about.rooms[room][0];
const net = about.net && readFileSync(join(dirname(module), about.net));
let filled = 0;
for (const [name, [offset, size]] of Object.entries(about.rooms)) {
  if (!net || !name.startsWith("net_")) continue;
  new Uint8Array(exports.memory.buffer, about.base + offset).set(net.subarray(filled, filled + size));
  filled += size;
}

/** Seconds of the processor so far. */
const clock = () => Object.values(process.cpuUsage()).reduce((a, b) => a + b) / 1e6;

/** What is done in a second: `work` does a bit of it and says how much. It runs for a while first, until V8 has optimised. */
function rate(work, budget) {
  for (const until = clock() + budget / 2; clock() < until; ) work();
  const begun = clock();
  let done = 0;
  while (clock() - begun < budget) done += work();
  return done / (clock() - begun);
}

function put(place, base64) {
  new Uint8Array(exports.memory.buffer, at("positions") + place * about.record).set(Buffer.from(base64, "base64"));
}

put(1, unstarted);
new BigUint64Array(exports.memory.buffer, at("rng"), 3).set([BigInt(seats), 1n, 0n]);
const moves = rate(() => Number(exports.matches(about.base, 10n)), seconds);

const slices = views.map(([position, seat], number) => {
  put(0, position);
  exports.search(about.base, BigInt(seat), BigInt(number));
  return rate(() => {
    exports.run(about.base, BigInt(seat), -1n, 10n);
    return 10;
  }, seconds / views.length);
});
// As many iterations as there would be if each decision had got the same time.
const iterations = slices.reduce((a, b) => a + b) / slices.length;
console.log(JSON.stringify({ moves, iterations }));
