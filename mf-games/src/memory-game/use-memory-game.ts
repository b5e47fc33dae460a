import { useCallback } from "react";
import { type ChosenLevel, type Level, useLevel } from "../frame/levels.ts";
import { secondsPlayed } from "../frame/play-clock.ts";
import { useGame } from "../frame/use-game.ts";
import { useOnce } from "../frame/use-once.ts";
import type { GameResult } from "../host/games-host.ts";
import { useKeptResult } from "../scores/use-kept-result.ts";
import { type Sounds, useSounds } from "../sound/use-sounds.ts";
import * as rules from "./rules.ts";

export interface MemoryGamePlay {
  game: rules.MemoryGameState;
  level: ChosenLevel;
  sounds: Sounds;
  flip: (position: number) => void;
  restart: () => void;
}

/** One game at a time: its level, its sounds and its result. */
export function useMemoryGame(): MemoryGamePlay {
  const level = useLevel("memory-cards", ["normal"], rules.LOOK_MS.length);
  const sounds = useSounds();
  const lookMs = (chosen: Level) => (chosen === "own-pace" ? rules.LOOK_MS[level.rung - 1] : 0);
  const deal = (now: number, chosen = level.level) =>
    rules.newGame(Math.random, now, lookMs(chosen));
  const [game, move] = useGame(rules, deal);

  useResult(game, level);
  useOnce(rules.isFinished(game), game.deck, () => sounds.play("end"));
  return {
    game,
    sounds,
    level: {
      ...level,
      choose: (next) => {
        level.choose(next);
        move((_, now) => deal(now, next));
      },
    },
    flip: (position) => {
      sounds.play("touch");
      move((current, now) => rules.flip(current, position, now));
    },
    restart: () => move((_, now) => deal(now)),
  };
}

/** A finished game leaves its result and, played at one's own pace, how it went. */
function useResult(game: rules.MemoryGameState, { level, record }: ChosenLevel) {
  const finished = rules.isFinished(game);
  useKeptResult(finished ? resultOf(game) : null, game.deck);
  const tell = useCallback(
    () => level === "own-pace" && record(game.attempts <= rules.GOOD_ATTEMPTS),
    [level, record, game.attempts],
  );
  useOnce(finished, game.deck, tell);
}

function resultOf(game: rules.MemoryGameState): GameResult {
  const timeSeconds = secondsPlayed(game);
  return {
    gameType: "memory-cards",
    score: rules.score(timeSeconds, game.attempts),
    timeSeconds,
    difficulty: "normal",
  };
}
