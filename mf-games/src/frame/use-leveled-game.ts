import { useCallback } from "react";
import type { GameResult, GameType } from "../host/games-host.ts";
import type { Sound } from "../sound/sounds.ts";
import { type Sounds, useSounds } from "../sound/use-sounds.ts";
import {
  type ChosenDifficulty,
  type DifficultyChoice,
  useDifficulty,
} from "./difficulty-choice.ts";
import { secondsPlayed } from "./play-clock.ts";
import type { RandomSource } from "./random.ts";
import { dealTimed, moveOn, type Timed } from "./timed.ts";
import type { TimedRules } from "./use-game.ts";
import { useKeptResult } from "./use-kept-result.ts";
import { useOnce } from "./use-once.ts";
import { type SavedKind, useSavedGame } from "./use-saved-game.ts";

type Difficulty = Exclude<DifficultyChoice, "own-pace">;

/** A game with three fixed difficulties, whose board knows no clock. */
export interface LeveledGame<Board, Level> {
  gameType: GameType;
  fixedLevels: Record<Difficulty, Level>;
  /** The levels of 'A mi ritmo', easiest first. */
  levels: readonly Level[];
  rules: TimedRules<Timed<Board>>;
  deal: (level: Level, random: RandomSource) => Board;
  isOver: (board: Board) => boolean;
  /** Whether something was played: leaving such a board is a round that did not succeed. */
  isBegun: (board: Board) => boolean;
  /** Whether what was kept before a reload is a board of this game. */
  isBoard: (kept: Partial<Record<keyof Board, unknown>>) => boolean;
  /** Whether it waits for a player who leaves its screen in the middle. */
  waitsWhenLeft: boolean;
  /** Whether a hint was given: such a game leaves no result, and is no success. */
  isHelped?: (board: Board) => boolean;
  /** What is the same object through one game, and another in the next. */
  dealtOf: (board: Board) => object;
  /** What a game that is over hands over. */
  resultOf: (board: Board, seconds: number, playedMs: number) => GameResult;
  /** Whether it went well, for 'A mi ritmo'. */
  succeeded: (board: Board, seconds: number) => boolean;
}

export interface LeveledPlay<Board> {
  gameType: GameType;
  isHelped: boolean;
  board: Board;
  playedMs: number;
  difficulty: ChosenDifficulty;
  sounds: Sounds;
  /** Makes a move; the sound is heard with it. */
  act: (change: (board: Board, playedMs: number) => Board, sound?: Sound) => void;
  restart: () => void;
}

const FIXED: readonly Difficulty[] = ["easy", "normal", "hard"];

/** One board at a time: its time, its difficulty, its sounds and its result. */
export function useLeveledGame<Board, Level>(kind: LeveledGame<Board, Level>): LeveledPlay<Board> {
  const { rules, levels } = kind;
  const difficulty = useDifficulty(kind.gameType, FIXED, levels.length);
  const sounds = useSounds();
  const deal = (now: number, chosen = difficulty.choice) => {
    const level = chosen === "own-pace" ? levels[difficulty.level - 1] : kind.fixedLevels[chosen];
    return dealTimed(kind.deal(level ?? kind.fixedLevels.easy, Math.random), now);
  };
  const [game, move] = useSavedGame(savedKind(kind), difficulty.choice, deal);
  useResult(kind, game, difficulty, sounds);

  const { board, playedMs } = game;
  const leave = () => {
    const left = kind.isBegun(board) && !kind.isOver(board);
    if (left && difficulty.choice === "own-pace") difficulty.record(false);
  };
  return {
    gameType: kind.gameType,
    isHelped: kind.isHelped?.(board) ?? false,
    board,
    playedMs,
    sounds,
    difficulty: {
      ...difficulty,
      choose: (next) => {
        leave();
        difficulty.choose(next);
        move((_, now) => deal(now, next));
      },
    },
    act: (change, sound) => {
      if (sound) sounds.play(sound);
      move((current, now) => moveOn(rules, current, now, change));
    },
    restart: () => {
      leave();
      move((_, now) => deal(now));
    },
  };
}

function savedKind<Board, Level>(kind: LeveledGame<Board, Level>): SavedKind<Timed<Board>> {
  const { gameType, rules, waitsWhenLeft } = kind;
  return {
    gameType,
    rules,
    waitsWhenLeft,
    isUnderWay: ({ board }) => kind.isBegun(board) && !kind.isOver(board),
    isGame: ({ board }) => typeof board === "object" && board !== null && kind.isBoard(board),
  };
}

/** Keeps the result of a finished game and, with adaptive difficulty, whether it went well. */
function useResult<Board, Level>(
  kind: LeveledGame<Board, Level>,
  game: Timed<Board>,
  { choice, record }: ChosenDifficulty,
  { play }: Sounds,
) {
  const { board, playedMs } = game;
  const seconds = secondsPlayed(game);
  const over = kind.isOver(board);
  const dealt = kind.dealtOf(board);
  const isHelped = kind.isHelped?.(board) ?? false;
  useKeptResult(over && !isHelped ? kind.resultOf(board, seconds, playedMs) : null, dealt);
  const tell = useCallback(() => {
    play("end");
    if (choice === "own-pace") record(!isHelped && kind.succeeded(board, seconds));
  }, [play, choice, record, kind, board, seconds, isHelped]);
  useOnce(over, dealt, tell);
}
