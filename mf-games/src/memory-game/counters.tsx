import { text } from "../text.ts";
import styles from "./counters.module.css";
import { clockTime } from "./play-time.ts";
import { PAIRS } from "./rules.ts";

const words = text.memoryGame;

interface CountersProps {
  seconds: number;
  attempts: number;
  pairs: number;
}

/** Time, attempts and pairs. */
export function Counters({ seconds, attempts, pairs }: CountersProps) {
  return (
    <dl className={styles.counters}>
      <div>
        <dt>{words.time}</dt>
        <dd>{clockTime(seconds)}</dd>
      </div>
      <div>
        <dt>{words.attempts}</dt>
        <dd>{attempts}</dd>
      </div>
      <div>
        <dt>{words.pairs}</dt>
        <dd>{words.progress(pairs, PAIRS)}</dd>
      </div>
    </dl>
  );
}
