import { Stamp } from "./stamp.tsx";
import styles from "./stamps.module.css";

interface StampsProps {
  /** For each sum that was answered, whether it was right. */
  answers: readonly boolean[];
  /** How many sums there are. */
  count: number;
}

const lookOf = (isRight: boolean | undefined) =>
  isRight === undefined ? undefined : isRight ? styles.right : styles.answered;

/** A card with a place for each sum; a right one is stamped. The counters say it in words. */
export const Stamps = ({ answers, count }: StampsProps) => (
  <div aria-hidden="true" className={styles.stamps}>
    {Array.from({ length: count }, (_, sum) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a sum is its place
      <span key={sum} className={lookOf(answers[sum])}>
        {answers[sum] && <Stamp />}
      </span>
    ))}
  </div>
);
