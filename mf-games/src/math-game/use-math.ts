import { useEffect, useRef, useState } from "react";
import { timedRules } from "../frame/timed.ts";
import { type LeveledGame, useLeveledGame } from "../frame/use-leveled-game.ts";
import { useGamesHost } from "../host/games-host.ts";
import type { Difficulty } from "./questions.ts";
import {
  isMath,
  LIMIT_MS,
  type MathState,
  newMath,
  rightAnswers,
  score,
  secondsTaken,
  tick,
} from "./rules.ts";

interface Level {
  difficulty: Difficulty;
  limitMs: number | null;
}

const level = (difficulty: Difficulty, limitMs = LIMIT_MS): Level => ({ difficulty, limitMs });

/** Under which name the browser keeps whether sums have a time. */
const TIME = "look sums";
/** An earlier release kept it so. */
const EARLIER_TIME = "level math time";

/** Right answers with which a round of 'A mi ritmo' went well. */
const GOOD_ANSWERS = 7;

const math: LeveledGame<MathState, Level> = {
  gameType: "math",
  fixedLevels: { easy: level("easy"), normal: level("normal"), hard: level("hard") },
  // More time before harder sums.
  levels: [
    level("easy", 60_000),
    level("easy", 45_000),
    level("easy"),
    level("normal", 60_000),
    level("normal", 45_000),
    level("normal"),
    level("hard", 60_000),
    level("hard", 45_000),
    level("hard"),
  ],
  rules: timedRules({ isPlaying: ({ phase }) => phase === "playing", afterTime: tick }),
  deal: ({ difficulty, limitMs }, random) => newMath(difficulty, random, limitMs),
  isOver: ({ phase }) => phase === "finished",
  isBegun: ({ phase }) => phase === "playing" || phase === "correcting",
  waitsWhenLeft: false,
  isBoard: isMath,
  dealtOf: ({ questions }) => questions,
  resultOf: (board, _seconds, playedMs) => ({
    gameType: "math",
    score: score(board),
    timeSeconds: secondsTaken(board, playedMs),
    difficulty: board.difficulty,
  }),
  succeeded: (board) => rightAnswers(board) >= GOOD_ANSWERS,
};

/** The same sums with as much time as one likes. */
const calm: LeveledGame<MathState, Level> = {
  ...math,
  deal: ({ difficulty }, random) => newMath(difficulty, random, null),
};

/** One game of ten sums at a time, with or without a time; another choice deals anew. */
export function useMath() {
  const { store } = useGamesHost();
  const [isTimed, setTimed] = useState(
    () => (store.read(TIME) ?? store.read(EARLIER_TIME)) !== "none",
  );
  const play = useLeveledGame(isTimed ? math : calm);
  const restart = useRef(play.restart);
  restart.current = play.restart;
  const dealt = useRef(isTimed);
  useEffect(() => {
    if (dealt.current === isTimed) return;
    dealt.current = isTimed;
    restart.current();
  }, [isTimed]);
  return {
    ...play,
    isTimed,
    setTimed(next: boolean) {
      setTimed(next);
      store.write(TIME, next ? null : "none");
      store.write(EARLIER_TIME, null);
    },
  };
}
