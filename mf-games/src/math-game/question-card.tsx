import { VisuallyHidden } from "@acompana/kit/ui";
import { Check } from "lucide-react";
import { type Ref, useId } from "react";
import { text } from "../text.ts";
import styles from "./question-card.module.css";
import type { Question } from "./questions.ts";
import { sumInWords, sumOf } from "./status.ts";

const words = text.mathGame;

interface QuestionCardProps {
  question: Question;
  /** What was answered instead of the right number, while that is shown. */
  chosen: number | null;
  onChoose: (option: number) => void;
  ref: Ref<HTMLHeadingElement>;
}

/** A sum and four answers to choose from. */
export function QuestionCard({ question, chosen, onChoose, ref }: QuestionCardProps) {
  const sum = useId();
  const isCorrected = chosen !== null;
  return (
    <section className={styles.card} aria-labelledby={sum}>
      <h2 id={sum} ref={ref} tabIndex={-1} className={styles.sum}>
        <span aria-hidden="true">{`${sumOf(question)} = ${isCorrected ? question.answer : "?"}`}</span>
        <VisuallyHidden>{words.sum(sumInWords(question))}</VisuallyHidden>
      </h2>
      <fieldset className={styles.options} aria-label={words.answers}>
        {question.options.map((option, place) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: the focus stays on its place from question to question
            key={place}
            type="button"
            className={`${styles.option} ${isCorrected && option === question.answer ? styles.right : ""}`}
            aria-label={isCorrected ? nameOf(option, question.answer, chosen) : undefined}
            // Not `disabled`: the focus stays where the person left it.
            aria-disabled={isCorrected}
            data-aloud=""
            onClick={() => onChoose(option)}
          >
            {isCorrected && option === question.answer && <Check aria-hidden="true" />}
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
