import { text } from "../text.ts";
import type { RoundsState } from "./rounds.ts";

const words = text.rounds;

interface OrderWords {
  /** While it is shown. */
  remember: string;
  /** When something else was given. */
  over: string;
}

/** What is said in a game whose items are given back in their order. */
export function orderStatus(
  { phase, given, target }: RoundsState<unknown>,
  { remember, over }: OrderWords,
): string {
  switch (phase) {
    case "idle":
    case "showing":
      return remember;
    case "input":
      return words.repeat(given.length, target.length);
    case "won":
      return words.right;
    case "lost":
      return over;
  }
}
