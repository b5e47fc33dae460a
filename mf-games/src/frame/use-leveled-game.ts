import { useCallback } from "react";
import type { GameResult, GameType } from "../host/games-host.ts";
import { useKeptResult } from "../scores/use-kept-result.ts";
import type { Sound } from "../sound/sounds.ts";
import { type Sounds, useSounds } from "../sound/use-sounds.ts";
import { type ChosenLevel, type Level, useLevel } from "./levels.ts";
import { secondsPlayed } from "./play-clock.ts";
import type { RandomSource } from "./random.ts";
import { dealTimed, moveOn, type Timed } from "./timed.ts";
import { type TimedRules, useGame } from "./use-game.ts";
import { useOnce } from "./use-once.ts";

type FixedLevel = Exclude<Level, "own-pace">;

/** A game with three fixed levels, whose board knows no clock. */
export interface LeveledGame<Board, Rung> {
  gameType: GameType;
  levels: Record<FixedLevel, Rung>;
  /** What 'A mi ritmo' climbs, easiest first. */
  rungs: readonly Rung[];
  rules: TimedRules<Timed<Board>>;
  deal: (rung: Rung, random: RandomSource) => Board;
  isOver: (board: Board) => boolean;
  /** Whether something was played: leaving such a board is a round that did not succeed. */
  isBegun: (board: Board) => boolean;
  /** What is the same object through one game, and another in the next. */
  dealtOf: (board: Board) => object;
  /** What a game that is over hands over. */
  resultOf: (board: Board, seconds: number, playedMs: number) => GameResult;
  /** Whether it went well, for 'A mi ritmo'. */
  succeeded: (board: Board, seconds: number) => boolean;
}

export interface LeveledPlay<Board> {
  board: Board;
  playedMs: number;
  level: ChosenLevel;
  sounds: Sounds;
  /** Makes a move; the sound is heard with it. */
  act: (change: (board: Board, playedMs: number) => Board, sound?: Sound) => void;
  restart: () => void;
}

const FIXED: readonly FixedLevel[] = ["easy", "normal", "hard"];

/** One board at a time: its time, its level, its sounds and its result. */
export function useLeveledGame<Board, Rung>(kind: LeveledGame<Board, Rung>): LeveledPlay<Board> {
  const { rules, rungs } = kind;
  const level = useLevel(kind.gameType, FIXED, rungs.length);
  const sounds = useSounds();
  const deal = (now: number, chosen = level.level) => {
    const rung = chosen === "own-pace" ? rungs[level.rung - 1] : kind.levels[chosen];
    return dealTimed(kind.deal(rung ?? kind.levels.easy, Math.random), now);
  };
  const [game, move] = useGame(rules, deal);
  useResult(kind, game, level, sounds);

  const { board, playedMs } = game;
  const leave = () => {
    const left = kind.isBegun(board) && !kind.isOver(board);
    if (left && level.level === "own-pace") level.record(false);
  };
  return {
    board,
    playedMs,
    sounds,
    level: {
      ...level,
      choose: (next) => {
        leave();
        level.choose(next);
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

/** A game that is over leaves its result and, played at one's own pace, how it went. */
function useResult<Board, Rung>(
  kind: LeveledGame<Board, Rung>,
  game: Timed<Board>,
  { level, record }: ChosenLevel,
  { play }: Sounds,
) {
  const { board, playedMs } = game;
  const seconds = secondsPlayed(game);
  const over = kind.isOver(board);
  const dealt = kind.dealtOf(board);
  useKeptResult(over ? kind.resultOf(board, seconds, playedMs) : null, dealt);
  const tell = useCallback(() => {
    play("end");
    if (level === "own-pace") record(kind.succeeded(board, seconds));
  }, [play, level, record, kind, board, seconds]);
  useOnce(over, dealt, tell);
}
