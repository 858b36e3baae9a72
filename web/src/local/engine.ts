/** The compiled rules of a game for this browser, as the library hands them out: `engine/` with a list of what is there. */
import { folder, isFolder } from "../base/house";
import { Engine } from "../engine/engine";
import { Refused } from "../wire/api";

/** game → version of its rules → file */
type List = Readonly<Record<string, Readonly<Record<string, string>>>>;

const HOME = "engine/";
const LIST = "engines.json";

async function fetched(file: string): Promise<Response> {
  const response = await fetch(new URL(HOME + file, isFolder ? folder : location.origin)).catch(() => null);
  if (!response?.ok) throw new Refused({ id: "say-no-engine" });
  return response;
}

async function moduleOf(game: string, version: number): Promise<WebAssembly.Module> {
  const list = (await (await fetched(LIST)).json()) as List;
  const file = list[game]?.[version];
  if (file === undefined) throw new Refused({ id: "say-no-engine" });
  return WebAssembly.compile(await (await fetched(file)).arrayBuffer());
}

const nets = new Map<string, Promise<Uint8Array>>();

/** The weights of a net, fetched once. */
function netOf(file: string): Promise<Uint8Array> {
  const net = nets.get(file) ?? fetched(file).then(async (response) => new Uint8Array(await response.arrayBuffer()));
  nets.set(file, net);
  net.catch(() => nets.delete(file));
  return net;
}

const modules = new Map<string, Promise<WebAssembly.Module>>();

/**
 * The module of a game, started anew: whoever thinks needs one of his own, but it is compiled once. Throws `Refused` where it
 * cannot be had.
 */
export async function newEngine(game: string, version: number): Promise<Engine> {
  const key = `${game} ${version}`;
  const module = modules.get(key) ?? moduleOf(game, version);
  modules.set(key, module);
  module.catch(() => modules.delete(key));
  return Engine.load(await module, netOf);
}
