import { VisuallyHidden } from "@acompana/kit/ui";
import { type Ref, useId } from "react";
import { text } from "../text.ts";
import styles from "./question-card.module.css";
import type { Question } from "./questions.ts";
import { isInFruit, Stall } from "./stall.tsx";
import { Stamp } from "./stamp.tsx";
import { sumInWords, sumOf } from "./status.ts";

const words = text.mathGame;

interface QuestionCardProps {
  question: Question;
  /** What was answered instead of the right number, while that is shown. */
  chosen: number | null;
  /** What the game says of it; where that is the sum in words, it is not read aloud twice. */
  status: string;
  onChoose: (option: number) => void;
  ref: Ref<HTMLHeadingElement>;
}

/** A sum on a slate, up to ten under a fruit stall, and four price tags to choose from. */
export function QuestionCard({ question, chosen, status, onChoose, ref }: QuestionCardProps) {
  const sum = useId();
  const isCorrected = chosen !== null;
  const inWords = words.sum(sumInWords(question));
  return (
    <section className={styles.card} aria-labelledby={sum}>
      <div className={styles.shop}>
        {isInFruit(question) && <Stall {...question} />}
        <h2 id={sum} ref={ref} tabIndex={-1} className={styles.sum}>
          <span
            aria-hidden="true"
            data-aloud-as={isCorrected || status === inWords ? "" : inWords}
          >{`${sumOf(question)} = ${isCorrected ? question.answer : "?"}`}</span>
          <VisuallyHidden>{inWords}</VisuallyHidden>
        </h2>
      </div>
      <fieldset className={styles.options} aria-label={words.answers} data-aloud-board="">
        {question.options.map((option, place) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: the focus keeps its place
            key={place}
            type="button"
            className={`${styles.option} ${isCorrected && option === question.answer ? styles.right : ""}`}
            aria-label={isCorrected ? nameOf(option, question.answer, chosen) : undefined}
            // Not `disabled`: the focus stays where the person left it.
            aria-disabled={isCorrected}
            onClick={() => onChoose(option)}
          >
            {isCorrected && option === question.answer && <Stamp />}
            {option}
            {option === chosen && <small>{words.yours}</small>}
          </button>
        ))}
      </fieldset>
    </section>
  );
}

/** How an answer is called while the right one is shown. */
function nameOf(option: number, answer: number, chosen: number): string {
  if (option === answer) return words.rightOption(option);
  return option === chosen ? words.yourOption(option) : String(option);
}
