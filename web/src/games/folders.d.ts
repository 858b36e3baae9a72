/** The folders of games, as games.mjs lists them when the client is built. */
declare module "ludotheque:games" {
  const folders: Readonly<Record<string, import("./face").Folder>>;
  export default folders;
}
