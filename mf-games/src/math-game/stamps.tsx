import { Stamp } from "./stamp.tsx";
import styles from "./stamps.module.css";

interface StampsProps {
  /** For each sum that was answered, whether it was right. */
  answers: readonly boolean[];
  /** How many sums there are. */
  count: number;
}

/** A card with a place for each sum; a right one is stamped. The counters say it in words. */
export const Stamps = ({ answers, count }: StampsProps) => (
  <div aria-hidden="true" className={styles.stamps}>
    {Array.from({ length: count }, (_, sum) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a sum is its place
      <span key={sum} className={sum < answers.length ? styles.answered : undefined}>
        {answers[sum] && <Stamp />}
      </span>
    ))}
  </div>
);
