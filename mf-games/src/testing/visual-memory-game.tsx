import { inGroup, pass } from "./play-in-portal.tsx";

export const names = () => inGroup("Casillas").map((tile) => tile.getAttribute("aria-label") ?? "");

export const lit = () =>
  names()
    .filter((name) => name.endsWith(": iluminada"))
    .map((name) => name.replace(": iluminada", ""));

/** Reads which tiles are lit, and waits until it is one's turn on this level. */
export async function look(level: number): Promise<string[]> {
  const tiles = lit();
  await pass((3 + level) * 1000);
  return tiles;
}
