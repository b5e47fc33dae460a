import { text } from "./reminders-text.ts";
import styles from "./stat-cards.module.css";

interface StatCardsProps {
  /** From `countReminders`. */
  counts: { today: number; completed: number; upcoming: number; isRepeated: boolean };
}

const CARDS = ["today", "completed", "upcoming"] as const;

/**
 * 'Para hoy', 'Completados', 'Próximos': three words with their numbers, and what the last one
 * counts besides what the home does.
 */
export function StatCards({ counts }: StatCardsProps) {
  return (
    <dl className={styles.stats}>
      {CARDS.map((name) => (
        <div key={name} className={styles.stat}>
          <dt className={styles.statName}>{text[name]}</dt>
          <dd className={styles.statNumber}>{counts[name]}</dd>
          {name === "upcoming" && counts.isRepeated && (
            <dd className={styles.statNote}>{text.repeated}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
