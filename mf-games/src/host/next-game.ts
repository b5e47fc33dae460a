import type { ScreenName } from "@acompana/kit/area";
import { text } from "../text.ts";
import type { GameType } from "./games-host.ts";

const { memoryGamesMenu: memory, otherGamesMenu: other } = text;

/** The games in the order in which one is offered after the other. */
const ORDER: readonly { type: GameType; screen: ScreenName; title: string }[] = [
  { type: "memory-cards", screen: "memory-game", title: memory.cardPairs },
  { type: "puzzle", screen: "puzzle-game", title: other.puzzle },
  { type: "number-sequence", screen: "number-sequence-game", title: memory.numberSequence },
  { type: "sudoku", screen: "sudoku-game", title: other.sudoku },
  { type: "pattern-memory", screen: "pattern-memory-game", title: memory.colorPatterns },
  { type: "math", screen: "math-game", title: other.math },
  { type: "visual-memory", screen: "visual-memory-game", title: memory.visualMemory },
];

/** The game that is offered after another: one of numbers after one of pictures, and so round. */
export function nextGame(than: GameType) {
  const place = ORDER.findIndex(({ type }) => type === than);
  return ORDER[(place + 1) % ORDER.length] as (typeof ORDER)[number];
}
