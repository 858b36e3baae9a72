/** A game's module in memory: its rooms, and calls of what it offers. `ludotheque/wasm/entries.py` is the other side. */

/** How a level decides: by judgement, or by a search of so many iterations and at most so many seconds. */
export interface Level {
  readonly noise?: number;
  readonly overlooks?: number;
  readonly furthest?: number;
  readonly iterations?: number;
  readonly seconds?: number;
  readonly patient?: boolean;
}

/** What a module says of itself (`ludotheque/wasm/about.py`). */
export interface About {
  readonly game: string;
  readonly seats: readonly [number, number];
  readonly most_seats: number;
  readonly codes: number;
  readonly record: number;
  readonly base: number;
  readonly needed: number;
  readonly needed_to_search: number;
  readonly rooms: Readonly<Record<string, readonly [number, number]>>;
  readonly fields: Readonly<Record<string, number>>;
  readonly blank: string;
  readonly levels: Readonly<Record<string, Level>>;
  readonly levels_beyond: Readonly<Record<string, Level>>;
  readonly guided: number;
  readonly net: string;
}

const SECTION = "ludotheque";
const NET_ROOMS = "net_";
const PAGE = 65536;

/** What a module can be made of: its bytes, the answer to a request for them, or what was compiled before. */
export type Source = BufferSource | Response | Promise<Response> | WebAssembly.Module;

/** The weights of a net by the name of its file, which lies beside the module. */
export type NetOf = (file: string) => Uint8Array | Promise<Uint8Array>;

/** One module with its memory. Not to be shared: a search and a question use the same rooms. */
export class Module {
  private constructor(
    readonly about: About,
    private readonly exports: WebAssembly.Exports,
    private readonly memory: WebAssembly.Memory,
  ) {}

  /** Compile and start a module; throws where it is none of this library's, or its net is missing. */
  static async load(source: Source, netOf?: NetOf): Promise<Module> {
    const module = await compiled(source);
    const [section] = WebAssembly.Module.customSections(module, SECTION);
    if (!section) throw new Error("this is no module of a game");
    const about = JSON.parse(new TextDecoder().decode(section)) as About;
    const { exports } = await WebAssembly.instantiate(module, importsOf(module));
    const started = new Module(about, exports, exports.memory as WebAssembly.Memory);
    if (about.net) started.fill(await (netOf ?? missing)(about.net));
    return started;
  }

  /** Put the weights of the game's net into their rooms, one after the other. */
  private fill(net: Uint8Array): void {
    let from = 0;
    for (const [name, [, size]] of Object.entries(this.about.rooms)) {
      if (!name.startsWith(NET_ROOMS)) continue;
      this.bytes(name).set(net.subarray(from, from + size));
      from += size;
    }
    if (from !== net.length) throw new Error(`${this.about.net} is no net of ${this.about.game}`);
  }

  /** Call what the module offers. Whole numbers go in as BigInt or number, fractions as `real`. */
  call(name: string, ...args: (number | bigint | Real)[]): number {
    const entry = this.exports[name];
    if (typeof entry !== "function") throw new Error(`the module of ${this.about.game} has no ${name}`);
    const given = args.map((arg) => (arg instanceof Real ? arg.value : BigInt.asIntN(64, BigInt(arg))));
    return Number((entry as (...args: unknown[]) => bigint)(this.about.base, ...given));
  }

  /** Make room for the tree of a search. */
  widen(): void {
    const missing = this.about.base + this.about.needed_to_search - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
  }

  /** The bytes of a room; of one of several things in it, if `at` and `size` say which. For reading and writing at once. */
  bytes(room: string, at = 0, size?: number): Uint8Array {
    const [offset, length] = this.place(room);
    return new Uint8Array(this.memory.buffer, this.about.base + offset + at, size ?? length - at);
  }

  longs(room: string): BigInt64Array {
    const [offset, length] = this.place(room);
    return new BigInt64Array(this.memory.buffer, this.about.base + offset, length / 8);
  }

  ints(room: string): Int32Array {
    const [offset, length] = this.place(room);
    return new Int32Array(this.memory.buffer, this.about.base + offset, length / 4);
  }

  floats(room: string): Float64Array {
    const [offset, length] = this.place(room);
    return new Float64Array(this.memory.buffer, this.about.base + offset, length / 8);
  }

  private place(room: string): readonly [number, number] {
    const place = this.about.rooms[room];
    if (!place) throw new Error(`the module of ${this.about.game} has no room ${room}`);
    return place;
  }
}

/** A number that may be a fraction, as an argument. */
export class Real {
  constructor(readonly value: number) {}
}

async function compiled(source: Source): Promise<WebAssembly.Module> {
  const found = await source;
  if (found instanceof WebAssembly.Module) return found;
  if (!(typeof Response !== "undefined" && found instanceof Response)) {
    return WebAssembly.compile(found as BufferSource);
  }
  if (!found.ok) throw new Error(`no module: ${found.status} ${found.url}`);
  return WebAssembly.compile(await found.arrayBuffer());
}

/** No rule needs anything from outside. What a module would still like to import stops it with a name. */
function importsOf(module: WebAssembly.Module): WebAssembly.Imports {
  const imports: Record<string, Record<string, WebAssembly.ImportValue>> = {};
  for (const { module: home, name } of WebAssembly.Module.imports(module)) {
    (imports[home] ??= {})[name] = () => fail(name);
  }
  return imports;
}

function missing(net: string): never {
  throw new Error(`nobody said where ${net} is`);
}

function fail(name: string): never {
  throw new Error(`compiled rules called ${name}, which no rule may need`);
}
