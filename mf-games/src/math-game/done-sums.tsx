import { VisuallyHidden } from "@acompana/kit/ui";
import { text } from "../text.ts";
import styles from "./done-sums.module.css";
import type { MathState } from "./rules.ts";
import { Stamp } from "./stamp.tsx";
import { sumInWords, sumOf } from "./status.ts";

const words = text.mathGame;

/** The sums of a game that has ended, each with what it comes to; those that were right stamped. */
export const DoneSums = ({ questions, chosen }: Pick<MathState, "questions" | "chosen">) => (
  <ol className={styles.sums} aria-label={words.done}>
    {chosen.map((option, place) => {
      const question = questions[place];
      if (!question) return null;
      const isRight = option === question.answer;
      const said = words.doneSum(sumInWords(question), question.answer, isRight);
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same sum may come twice
        <li key={place}>
          <span aria-hidden="true" data-aloud-as={said}>
            {`${sumOf(question)} = ${question.answer}`}
          </span>
          <VisuallyHidden>{said}</VisuallyHidden>
          {isRight && <Stamp />}
        </li>
      );
    })}
  </ol>
);
