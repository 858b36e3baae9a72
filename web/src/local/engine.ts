/** The compiled rules of a game for this browser, as the library hands them out. */
import { told } from "../base/house";
import { Engine } from "../engine/engine";
import { Refused } from "../wire/api";

const modules = new Map<string, Promise<ArrayBuffer>>();

async function fetched(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address).catch(() => null);
  if (!response?.ok) throw new Refused({ id: "say-no-engine" });
  return response.arrayBuffer();
}

/** The module of a game, started anew: whoever thinks needs one of his own. Throws `Refused` where it cannot be had. */
export async function newEngine(game: string, version: number): Promise<Engine> {
  const address = told(`api/games/${encodeURIComponent(game)}/${version}/module`, "wasm");
  const bytes = modules.get(address) ?? fetched(address);
  modules.set(address, bytes);
  bytes.catch(() => modules.delete(address));
  return Engine.load(await bytes);
}
