import { useEffect } from "react";
import { type ChosenLevel, type Level, useLevel } from "../frame/levels.ts";
import { useGame } from "../frame/use-game.ts";
import { useOnce } from "../frame/use-once.ts";
import type { GameResult, GameType } from "../host/games-host.ts";
import { useKeptResult } from "../scores/use-kept-result.ts";
import { type Sounds, useSounds } from "../sound/use-sounds.ts";
import type { RoundRules, RoundsState } from "./rounds.ts";

/** Where a game begins on each fixed level: at the first one that is sent as such (spec §9). */
const FIRST_LEVEL = { easy: 1, normal: 3, hard: 6 };

export interface RoundsGame<Item> {
  rules: RoundRules<Item>;
  type: GameType;
  /** How many levels 'A mi ritmo' moves between. */
  rungs: number;
  /** What is left now, or null while there is nothing to keep. */
  result: (game: RoundsState<Item>) => GameResult | null;
}

export interface RoundsPlay<Item> {
  game: RoundsState<Item>;
  level: ChosenLevel;
  sounds: Sounds;
  give: (item: Item) => void;
  /** Starts over, without points. */
  restart: () => void;
  /** Goes on after a round that did not come out, with the points so far. */
  retry: () => void;
}

/** Plays a game of rounds: its level, its sounds and its results. */
export function useRounds<Item>({
  rules,
  type,
  rungs,
  result,
}: RoundsGame<Item>): RoundsPlay<Item> {
  const level = useLevel(type, ["easy", "normal", "hard"], rungs);
  const sounds = useSounds();
  const firstLevel = (chosen: Level) => (chosen === "own-pace" ? level.rung : FIRST_LEVEL[chosen]);
  const deal = (now: number, chosen = level.level) =>
    rules.newGame(firstLevel(chosen), Math.random, now);
  const [game, move] = useGame(rules, deal);

  useKeptResult(result(game), game.target);
  useHowItWent(game, level, sounds);
  return {
    game,
    sounds,
    level: {
      ...level,
      choose(next) {
        level.choose(next);
        move((_, now) => deal(now, next));
      },
    },
    give(item) {
      if (game.phase === "input") sounds.play("touch");
      const levelIfWon = level.level === "own-pace" ? level.rungAfterSuccess : game.level + 1;
      move((current, nowMs) =>
        rules.give(current, item, { nowMs, random: Math.random, levelIfWon }),
      );
    },
    restart: () => move((_, now) => deal(now)),
    retry: () =>
      move((current, now) => {
        const again = level.level === "own-pace" ? level.rung : current.level;
        return rules.retry(current, again, Math.random, now);
      }),
  };
}

/** Tells the player's own pace, and the ear, how each round went. */
function useHowItWent<Item>(game: RoundsState<Item>, chosen: ChosenLevel, sounds: Sounds) {
  const won = game.phase === "won";
  const { level, record } = chosen;
  useOnce(won || game.phase === "lost", game.target, () => {
    sounds.play(won ? "good" : "again");
    if (level === "own-pace") record(won);
  });
}

/** Digits of a real keyboard, wherever the focus is. */
export function useDigitKeys(onDigit: (digit: number) => void): void {
  useEffect(() => {
    const read = (event: KeyboardEvent) => {
      const modified = event.ctrlKey || event.altKey || event.metaKey;
      if (!modified && !event.repeat && /^[1-9]$/.test(event.key)) onDigit(Number(event.key));
    };
    document.addEventListener("keydown", read);
    return () => document.removeEventListener("keydown", read);
  }, [onDigit]);
}
