import { durationInWords } from "@acompana/kit/format";
import type { ReactNode } from "react";
import { text } from "../text.ts";
import styles from "./counters.module.css";
import { clockTime } from "./play-time.ts";

export interface Counter {
  name: string;
  value: ReactNode;
  /** How the value is read aloud, where that is not as it is shown. */
  said?: string;
  /** The longest that name and value become: room is kept, so that nothing moves in mid-game. */
  longest?: { name?: string; value?: string };
  /** Asks for attention; what it means must also stand in the words. */
  urgent?: boolean;
}

/** How long a game has lasted; a voice would take '0:18' for an hour. */
export const timeCounter = (seconds: number): Counter => ({
  name: text.frame.time,
  value: clockTime(seconds),
  said: durationInWords(seconds),
});

/** What a game counts: time, points, rounds. */
export function Counters({ counters }: { counters: readonly Counter[] }) {
  return (
    <dl className={styles.counters}>
      {counters.map(({ name, value, said, urgent, longest }) => (
        <div key={name} className={urgent ? styles.urgent : undefined}>
          <dt data-longest={longest?.name}>{name}</dt>
          <dd data-longest={longest?.value} data-aloud-as={said}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
