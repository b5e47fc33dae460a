import { useCallback } from "react";
import {
  type ChosenDifficulty,
  type DifficultyChoice,
  useDifficulty,
} from "../frame/difficulty-choice.ts";
import { type ChosenLookTime, lookTimeOf, useLookTime } from "../frame/look-time.ts";
import { secondsPlayed } from "../frame/play-clock.ts";
import { useKeptResult } from "../frame/use-kept-result.ts";
import { useOnce } from "../frame/use-once.ts";
import { type SavedKind, useSavedGame } from "../frame/use-saved-game.ts";
import type { GameResult, GameType } from "../host/games-host.ts";
import { type Sounds, useSounds } from "../sound/use-sounds.ts";
import * as rules from "./rules.ts";

const GAME = "memory-cards";

const saving: SavedKind<rules.MemoryGameState> = {
  gameType: GAME,
  rules,
  waitsWhenLeft: false,
  isUnderWay: (game) => rules.isBegun(game) && !rules.isFinished(game),
  isGame: rules.isMemoryGame,
  // An earlier release kept no time to look.
  revive: (game) => ({ ...game, look: lookTimeOf(game.look) }),
};

export interface MemoryGamePlay {
  gameType: GameType;
  game: rules.MemoryGameState;
  difficulty: ChosenDifficulty;
  sounds: Sounds;
  look: ChosenLookTime;
  /** Turns back what is shown. */
  seen: () => void;
  flip: (position: number) => void;
  restart: () => void;
}

/** One game at a time: its difficulty, its sounds and its result. */
export function useMemoryGame(): MemoryGamePlay {
  const difficulty = useDifficulty(GAME, ["normal"], rules.LOOK_MS.length);
  const sounds = useSounds();
  const look = useLookTime();
  const lookMs = (chosen: DifficultyChoice) =>
    chosen === "own-pace" ? rules.LOOK_MS[difficulty.level - 1] : 0;
  const deal = (now: number, chosen = difficulty.choice) =>
    rules.newGame(Math.random, now, lookMs(chosen), look.lookTime);
  const [game, move] = useSavedGame(saving, difficulty.choice, deal);

  useResult(game, difficulty);
  useOnce(rules.isFinished(game), game.deck, () => sounds.play("end"));
  return {
    gameType: GAME,
    game,
    sounds,
    difficulty: {
      ...difficulty,
      choose: (next) => {
        difficulty.choose(next);
        move((_, now) => deal(now, next));
      },
    },
    look: {
      ...look,
      setLookTime: (next) => {
        look.setLookTime(next);
        move((current, now) => rules.setLook(current, next, now, lookMs(difficulty.choice)));
      },
    },
    seen: () => {
      sounds.play("touch");
      move(rules.seen);
    },
    flip: (position) => {
      sounds.play(rules.makesPair(game, position) ? "good" : "touch");
      move((current, now) => rules.flip(current, position, now));
    },
    restart: () => move((_, now) => deal(now)),
  };
}

/** Keeps the result of a finished game and, with adaptive difficulty, whether it went well. */
function useResult(game: rules.MemoryGameState, { choice, record }: ChosenDifficulty) {
  const finished = rules.isFinished(game);
  useKeptResult(finished ? resultOf(game) : null, game.deck);
  const tell = useCallback(
    () => choice === "own-pace" && record(game.attempts <= rules.GOOD_ATTEMPTS),
    [choice, record, game.attempts],
  );
  useOnce(finished, game.deck, tell);
}

function resultOf(game: rules.MemoryGameState): GameResult {
  const timeSeconds = secondsPlayed(game);
  return {
    gameType: GAME,
    score: rules.score(timeSeconds, game.attempts),
    timeSeconds,
    difficulty: "normal",
  };
}
