import type { ReactNode } from "react";
import styles from "./counters.module.css";

export interface Counter {
  name: string;
  value: ReactNode;
  /** The longest that the name may become: room is kept for it, so that nothing moves in mid-game. */
  longestName?: string;
  /** Asks for attention; what it means must also stand in the words. */
  urgent?: boolean;
}

/** What a game counts: time, points, rounds. */
export function Counters({ counters }: { counters: readonly Counter[] }) {
  return (
    <dl className={styles.counters}>
      {counters.map(({ name, value, urgent, longestName }) => (
        <div key={name} className={urgent ? styles.urgent : undefined}>
          <dt data-longest={longestName}>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
