import { Unseen } from "@acompana/kit/ui";
import { type Ref, useId } from "react";
import { text } from "../text.ts";
import styles from "./question-card.module.css";
import type { Question } from "./questions.ts";
import { sumInWords, sumOf } from "./status.ts";

const words = text.mathGame;

interface QuestionCardProps {
  question: Question;
  onChoose: (option: number) => void;
  ref: Ref<HTMLHeadingElement>;
}

/** A sum and four answers to choose from. */
export function QuestionCard({ question, onChoose, ref }: QuestionCardProps) {
  const sum = useId();
  return (
    <section className={styles.card} aria-labelledby={sum}>
      <h2 id={sum} ref={ref} tabIndex={-1} className={styles.sum}>
        <span aria-hidden="true">{sumOf(question)} = ?</span>
        <Unseen>{words.sum(sumInWords(question))}</Unseen>
      </h2>
      <fieldset className={styles.options} aria-label={words.answers}>
        {question.options.map((option, place) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: the focus stays on its place from question to question
            key={place}
            type="button"
            className={styles.option}
            onClick={() => onChoose(option)}
          >
            {option}
          </button>
        ))}
      </fieldset>
    </section>
  );
}
