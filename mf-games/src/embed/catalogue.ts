import { type ComponentType, lazy } from "react";
import { type CataloguedGame, GAMES } from "../catalogue.ts";

export interface OfferedGame extends CataloguedGame {
  /** Fetched when it is first shown. */
  Game: ComponentType;
}

/** Every game that another site can have, in the order of its menu. */
export const OFFERED: readonly OfferedGame[] = GAMES.map((game) => ({
  ...game,
  Game: lazy(async () => ({ default: await game.load() })),
}));

/** The game that a host calls `name`, or null. */
export function offered(name: string | null): OfferedGame | null {
  return OFFERED.find((game) => game.name === name) ?? null;
}

/** The game that follows another in the menu, the first after the last. */
export function offeredAfter(game: OfferedGame): OfferedGame {
  return OFFERED[(OFFERED.indexOf(game) + 1) % OFFERED.length] ?? game;
}
