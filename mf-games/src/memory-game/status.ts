import { text } from "../text.ts";
import { isLooking, isMismatchShown, type MemoryGameState, PAIRS } from "./rules.ts";

const words = text.memoryGame;

/** What has just happened on the table, in one kind sentence. */
export function statusOf(game: MemoryGameState): string {
  if (isLooking(game)) return words.look;
  const { deck, faceUp, found, lastAttempt } = game;
  const [first] = faceUp;
  if (first !== undefined && faceUp.length === 1)
    return words.firstCard(first + 1, nameAt(deck, first));
  if (!lastAttempt) return words.start;

  const [one, other] = lastAttempt;
  const symbol = nameAt(deck, other);
  if (deck[one] !== deck[other]) return differentOf(game);
  if (faceUp.length > 0) return words.equal(other + 1, symbol);
  return words.pairFound(symbol, found.length, PAIRS);
}

/** Which card does not fit, for those who do not see it; nothing else is left unsaid. */
export function spokenOf(game: MemoryGameState): string | undefined {
  const { deck, faceUp, lastAttempt } = game;
  if (isLooking(game) || faceUp.length === 1 || !lastAttempt) return undefined;
  const [one, other] = lastAttempt;
  if (deck[one] === deck[other] || isPutAway(game)) return undefined;
  return `${words.faceUp(other + 1, nameAt(deck, other))}.`;
}

function differentOf(game: MemoryGameState): string {
  if (isPutAway(game)) return words.start;
  // The same sentence after the cards turn back, so that it is not read out twice.
  return game.look === "until-ready" ? words.differentUntilSeen : words.different;
}

/** Whether the player has turned different cards back: then no button is to be named any more. */
const isPutAway = (game: MemoryGameState) => game.look === "until-ready" && !isMismatchShown(game);

function nameAt(deck: MemoryGameState["deck"], position: number): string {
  const symbol = deck[position];
  return symbol ? words.symbols[symbol] : "";
}
