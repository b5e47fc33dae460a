import {
  type ChosenDifficulty,
  type DifficultyChoice,
  useDifficulty,
} from "../frame/difficulty-choice.ts";
import { type ChosenLookTime, lookTimeOf, useLookTime } from "../frame/look-time.ts";
import { useKeptResult } from "../frame/use-kept-result.ts";
import { useOnce } from "../frame/use-once.ts";
import { isListOf, type SavedKind, useSavedGame } from "../frame/use-saved-game.ts";
import type { GameResult, GameType } from "../host/games-host.ts";
import type { Sound } from "../sound/sounds.ts";
import { type Sounds, useSounds } from "../sound/use-sounds.ts";
import type { RoundRules, RoundsState } from "./rounds.ts";

/** The level at which a game of a difficulty begins: the first that is sent as such (spec §9). */
const FIRST_LEVEL = { easy: 1, normal: 3, hard: 6 };

export interface RoundsGame<Item> {
  rules: RoundRules<Item>;
  type: GameType;
  /** How many levels 'A mi ritmo' moves between. */
  levels: number;
  /** What is left now, or null while there is nothing to keep. */
  result: (game: RoundsState<Item>) => GameResult | null;
  /** The sound of an item that is given back; each sounds alike when absent. */
  soundOf?: (item: Item) => Sound;
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
    // An earlier release kept no time to look.
    revive: (kept) => {
      const game = { ...kept, look: lookTimeOf(kept.look), shownAtMs: kept.shownAtMs ?? 0 };
      return game.phase === "won" ? { ...game, playedMs: game.phaseEndsAtMs ?? 0 } : game;
    },
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
  look: ChosenLookTime;
  /** Begins a game that waits. */
  begin: () => void;
  /** Ends the showing. */
  seen: () => void;
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
  const { rules, type, levels, result, saving, soundOf } = kind;
  const difficulty = useDifficulty(type, ["easy", "normal", "hard"], levels);
  const sounds = useSounds();
  const look = useLookTime();
  const firstLevel = (chosen: DifficultyChoice) =>
    chosen === "own-pace" ? difficulty.level : FIRST_LEVEL[chosen];
  const waiting = (now: number, chosen = difficulty.choice) =>
    rules.waitingGame(firstLevel(chosen), Math.random, now, look.lookTime);
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
    look: {
      ...look,
      setLookTime(next) {
        look.setLookTime(next);
        move((current, now) => rules.setLook(current, next, now));
      },
    },
    seen() {
      sounds.play("touch");
      move(rules.seen);
    },
    takeBack: () => move(rules.takeBack),
    give(item) {
      if (game.phase === "input") sounds.play(soundOf?.(item) ?? "touch");
      const levelIfWon =
        difficulty.choice === "own-pace" ? difficulty.levelAfterSuccess : game.level + 1;
      move((current, nowMs) =>
        rules.give(current, item, { nowMs, random: Math.random, levelIfWon }),
      );
    },
    restart: () =>
      move((_, now) =>
        rules.newGame(firstLevel(difficulty.choice), Math.random, now, look.lookTime),
      ),
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
    // A round that ends without any points is no more than an error: nothing sounds for that.
    if (won) sounds.play("good");
    else if (game.score > 0) sounds.play("end");
    if (choice === "own-pace") record(won);
  });
}
