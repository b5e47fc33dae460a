import styles from "./reminders.module.css";
import { text } from "./reminders-text.ts";

interface StatCardsProps {
  /** From `countReminders`. */
  counts: { today: number; completed: number; upcoming: number };
}

const CARDS = ["today", "completed", "upcoming"] as const;

/** 'Para hoy', 'Completados', 'Próximos': three words with their numbers, in one line. */
export function StatCards({ counts }: StatCardsProps) {
  return (
    <dl className={styles.stats}>
      {CARDS.map((name) => (
        <div key={name} className={styles.stat}>
          <dt className={styles.statName}>{text[name]}</dt>
          <dd className={styles.statNumber}>{counts[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
