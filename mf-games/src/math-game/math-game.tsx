import { Button } from "@acompana/kit/ui";
import { Play } from "lucide-react";
import { useEffect, useRef } from "react";
import type { Counter } from "../frame/counters.tsx";
import type { GameEnd } from "../frame/end-card.tsx";
import { GamePage } from "../frame/game-page.tsx";
import { text } from "../text.ts";
import styles from "./math-game.module.css";
import { QuestionCard } from "./question-card.tsx";
import {
  choose,
  currentQuestion,
  type MathState,
  POINTS,
  QUESTIONS,
  rightAnswers,
  score,
  secondsLeft,
  start,
} from "./rules.ts";
import { isHurried, spokenOf, statusOf } from "./status.ts";
import { useMath } from "./use-math.ts";

const words = text.mathGame;

/** Ten sums against a clock. */
export function MathGame() {
  const play = useMath();
  const { board, playedMs, act } = play;
  const question = currentQuestion(board);
  const begin = () => act(start, "touch");
  const answer = (option: number) =>
    act((game, ms) => choose(game, option, ms), option === question?.answer ? "good" : "touch");
  const { heading, startButton } = useHandedFocus(board.phase);

  return (
    <GamePage
      title={words.title}
      counters={countersOf(board, playedMs)}
      status={statusOf(board)}
      spoken={spokenOf(board, playedMs)}
      dealt={board.phase === "idle" ? board.questions : board.phase}
      play={play}
      end={board.phase === "finished" ? endOf(board) : null}
      newGame={false}
    >
      {board.phase === "idle" && (
        <Button
          ref={startButton}
          look="primary"
          icon={Play}
          wide
          className={styles.start ?? ""}
          onClick={begin}
        >
          {words.start}
        </Button>
      )}
      {question && <QuestionCard question={question} onChoose={answer} ref={heading} />}
    </GamePage>
  );
}

function endOf(game: MathState): GameEnd {
  const right = rightAnswers(game);
  return {
    title: right > 0 ? text.frame.congratulations : words.thanks,
    points: score(game),
    line: words.summary(right, game.chosen.length),
  };
}

function countersOf(game: MathState, playedMs: number): Counter[] {
  const hurried = isHurried(game, playedMs);
  const number = Math.min(game.chosen.length + 1, QUESTIONS);
  return [
    {
      name: hurried ? words.lastSeconds : words.time,
      longest: { name: words.lastSeconds },
      value: words.seconds(secondsLeft(game, playedMs)),
      urgent: hurried,
    },
    {
      name: words.question,
      value: words.progress(number, QUESTIONS),
      longest: { value: words.progress(QUESTIONS, QUESTIONS) },
    },
    {
      name: text.frame.score,
      value: score(game),
      longest: { value: String(QUESTIONS * POINTS[game.difficulty]) },
    },
  ];
}

/**
 * Hands the focus on when the button that had it goes away: to the question, not to an answer, or
 * a key held down would answer it; and back to 'Empezar' for the next game.
 */
function useHandedFocus(phase: MathState["phase"]) {
  const heading = useRef<HTMLHeadingElement>(null);
  const startButton = useRef<HTMLButtonElement>(null);
  const before = useRef(phase);
  useEffect(() => {
    if (phase === "playing" && before.current === "idle") heading.current?.focus();
    if (phase === "idle" && before.current === "finished") startButton.current?.focus();
    before.current = phase;
  }, [phase]);
  return { heading, startButton };
}
