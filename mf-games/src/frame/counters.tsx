import type { ReactNode } from "react";
import styles from "./counters.module.css";

export interface Counter {
  name: string;
  value: ReactNode;
  /** The longest that name and value become: room is kept, so that nothing moves in mid-game. */
  longest?: { name?: string; value?: string };
  /** Asks for attention; what it means must also stand in the words. */
  urgent?: boolean;
}

/** What a game counts: time, points, rounds. */
export function Counters({ counters }: { counters: readonly Counter[] }) {
  return (
    <dl className={styles.counters}>
      {counters.map(({ name, value, urgent, longest }) => (
        <div key={name} className={urgent ? styles.urgent : undefined}>
          <dt data-longest={longest?.name}>{name}</dt>
          <dd data-longest={longest?.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
