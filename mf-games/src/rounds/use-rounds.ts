import {
  type ChosenDifficulty,
  type DifficultyChoice,
  useDifficulty,
} from "../frame/difficulty-choice.ts";
import { useKeptResult } from "../frame/use-kept-result.ts";
import { useOnce } from "../frame/use-once.ts";
import { isListOf, type SavedKind, useSavedGame } from "../frame/use-saved-game.ts";
import type { GameResult, GameType } from "../host/games-host.ts";
import { type Sounds, useSounds } from "../sound/use-sounds.ts";
import type { RoundRules, RoundsState } from "./rounds.ts";

/** The level at which a game of each difficulty begins: the first one that is sent as such (spec §9). */
const FIRST_LEVEL = { easy: 1, normal: 3, hard: 6 };

export interface RoundsGame<Item> {
  rules: RoundRules<Item>;
  type: GameType;
  /** How many levels 'A mi ritmo' moves between. */
  levels: number;
  /** What is left now, or null while there is nothing to keep. */
  result: (game: RoundsState<Item>) => GameResult | null;
  saving: SavedKind<RoundsState<Item>>;
}

/** How a game of rounds goes on after a reload: from its first round's begin to its end. */
export function savedRounds<Item>(
  gameType: GameType,
  rules: RoundRules<Item>,
  isItem: (value: unknown) => boolean,
): SavedKind<RoundsState<Item>> {
  return {
    gameType,
    rules,
    waitsWhenLeft: false,
    // A round that was won has left its result already: the next one follows at once.
    revive: (game) =>
      game.phase === "won" ? { ...game, playedMs: game.phaseEndsAtMs ?? 0 } : game,
    isUnderWay: ({ phase }) => phase !== "idle" && phase !== "lost",
    isGame: ({ phase, target, given, level, score }) =>
      ["showing", "input", "won"].includes(String(phase)) &&
      isListOf(target, isItem) &&
      isListOf(given, isItem) &&
      [level, score].every(Number.isInteger),
  };
}

export interface RoundsPlay<Item> {
  gameType: GameType;
  game: RoundsState<Item>;
  difficulty: ChosenDifficulty;
  sounds: Sounds;
  /** Begins a game that waits. */
  begin: () => void;
  give: (item: Item) => void;
  /** Takes back what was given last. */
  takeBack: () => void;
  /** Starts over, without points. */
  restart: () => void;
  /** Goes on after a round that did not come out, with the points so far. */
  retry: () => void;
}

/** Plays a game of rounds: its difficulty, its sounds and its results. */
export function useRounds<Item>(kind: RoundsGame<Item>): RoundsPlay<Item> {
  const { rules, type, levels, result, saving } = kind;
  const difficulty = useDifficulty(type, ["easy", "normal", "hard"], levels);
  const sounds = useSounds();
  const firstLevel = (chosen: DifficultyChoice) =>
    chosen === "own-pace" ? difficulty.level : FIRST_LEVEL[chosen];
  const waiting = (now: number, chosen = difficulty.choice) =>
    rules.waitingGame(firstLevel(chosen), Math.random, now);
  const [game, move] = useSavedGame(saving, difficulty.choice, waiting);

  useKeptResult(result(game), game.target);
  useHowItWent(game, difficulty, sounds);
  return {
    gameType: type,
    game,
    sounds,
    difficulty: {
      ...difficulty,
      choose(next) {
        difficulty.choose(next);
        move((_, now) => waiting(now, next));
      },
    },
    begin() {
      sounds.play("touch");
      move(rules.begin);
    },
    takeBack: () => move(rules.takeBack),
    give(item) {
      if (game.phase === "input") sounds.play("touch");
      const levelIfWon =
        difficulty.choice === "own-pace" ? difficulty.levelAfterSuccess : game.level + 1;
      move((current, nowMs) =>
        rules.give(current, item, { nowMs, random: Math.random, levelIfWon }),
      );
    },
    restart: () => move((_, now) => rules.newGame(firstLevel(difficulty.choice), Math.random, now)),
    retry: () =>
      move((current, now) => {
        const again = difficulty.choice === "own-pace" ? difficulty.level : current.level;
        return rules.retry(current, again, Math.random, now);
      }),
  };
}

/** Records how each round went, and plays the sound for it. */
function useHowItWent<Item>(game: RoundsState<Item>, chosen: ChosenDifficulty, sounds: Sounds) {
  const won = game.phase === "won";
  const { choice, record } = chosen;
  useOnce(won || game.phase === "lost", game.target, () => {
    sounds.play(won ? "good" : "again");
    if (choice === "own-pace") record(won);
  });
}
