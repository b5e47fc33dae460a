import { Button, Choice } from "@acompana/kit/ui";
import { ArrowRight } from "lucide-react";
import { useEffect, useRef } from "react";
import type { Counter } from "../frame/counters.tsx";
import type { GameEnd } from "../frame/end-card.tsx";
import { GamePage } from "../frame/game-page.tsx";
import { StartButton } from "../frame/start-button.tsx";
import { text } from "../text.ts";
import { DoneSums } from "./done-sums.tsx";
import styles from "./math-game.module.css";
import { QuestionCard } from "./question-card.tsx";
import {
  choose,
  corrected,
  currentQuestion,
  type MathState,
  next,
  POINTS,
  QUESTIONS,
  rightAnswers,
  score,
  secondsLeft,
  start,
} from "./rules.ts";
import { Stall } from "./stall.tsx";
import { Stamps } from "./stamps.tsx";
import { isHurried, spokenOf, statusOf } from "./status.ts";
import { useMath } from "./use-math.ts";

const words = text.mathGame;

/** Ten sums against a clock. */
export function MathGame() {
  const play = useMath();
  const { board, playedMs, act } = play;
  const correction = corrected(board);
  const question = correction?.question ?? currentQuestion(board);
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
      dealt={board.phase === "idle" ? board.questions : board.phase === "finished"}
      play={play}
      options={<TimeChoice isTimed={play.isTimed} onChoose={play.setTimed} />}
      end={board.phase === "finished" ? endOf(board) : null}
      newGame={false}
    >
      {board.phase === "idle" && (
        <div>
          <Stall left={7} operation="+" right={8} />
          <StartButton ref={startButton} onClick={begin} />
        </div>
      )}
      {question && (
        <QuestionCard
          question={question}
          chosen={correction?.chosen ?? null}
          status={statusOf(board)}
          onChoose={answer}
          ref={heading}
        />
      )}
      {question && (
        <div className={styles.foot}>
          {correction ? (
            <Button
              look="primary"
              data-skips=""
              icon={ArrowRight}
              wide
              onClick={() => act(next, "touch")}
            >
              {board.chosen.length === QUESTIONS ? words.finish : words.next}
            </Button>
          ) : (
            <Stamps answers={answersOf(board)} count={QUESTIONS} />
          )}
        </div>
      )}
      {board.phase === "finished" && board.chosen.length > 0 && <DoneSums {...board} />}
    </GamePage>
  );
}

/** With the specification's time, or with none. */
function TimeChoice({ isTimed, onChoose }: { isTimed: boolean; onChoose: (on: boolean) => void }) {
  return (
    <Choice
      size="large"
      legend={words.time}
      options={[
        { value: "timed", label: words.timed },
        { value: "calm", label: words.calm },
      ]}
      value={isTimed ? "timed" : "calm"}
      onValue={(value) => onChoose(value === "timed")}
    />
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

/** For each answer so far, whether it was right. */
const answersOf = ({ questions, chosen }: MathState) =>
  chosen.map((option, place) => option === questions[place]?.answer);

function countersOf(game: MathState, playedMs: number): Counter[] {
  const hurried = isHurried(game, playedMs);
  // A correction still belongs to the question that was answered.
  const number = Math.min(game.chosen.length + (game.phase === "correcting" ? 0 : 1), QUESTIONS);
  const time: Counter[] =
    game.limitMs === null
      ? []
      : [
          {
            name: hurried ? words.lastSeconds : words.time,
            longest: { name: words.lastSeconds },
            value: words.seconds(secondsLeft(game, playedMs)),
            urgent: hurried,
          },
        ];
  return [
    ...time,
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
 * Moves the focus when the focused button disappears. It goes to the question and not to an answer,
 * because a key that is held down would choose the answer; and back to 'Empezar' for the next game.
 */
function useHandedFocus(phase: MathState["phase"]) {
  const heading = useRef<HTMLHeadingElement>(null);
  const startButton = useRef<HTMLButtonElement>(null);
  const before = useRef(phase);
  useEffect(() => {
    const isNew = before.current === "idle" || before.current === "correcting";
    if (phase === "playing" && isNew) heading.current?.focus();
    if (phase === "idle" && before.current === "finished") startButton.current?.focus();
    before.current = phase;
  }, [phase]);
  return { heading, startButton };
}
