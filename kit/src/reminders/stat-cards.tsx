import { CalendarCheck, CalendarClock, CircleCheck } from "lucide-react";
import styles from "./reminders.module.css";
import { text } from "./reminders-text.ts";

interface StatCardsProps {
  /** From `countReminders`. */
  counts: { today: number; completed: number; upcoming: number };
}

const CARDS = [
  { name: "today", icon: CalendarCheck },
  { name: "completed", icon: CircleCheck },
  { name: "upcoming", icon: CalendarClock },
] as const;

/** 'Para hoy', 'Completados', 'Próximos'. */
export function StatCards({ counts }: StatCardsProps) {
  return (
    <dl className={styles.stats}>
      {CARDS.map(({ name, icon: Icon }) => (
        <div key={name} className={styles.stat}>
          <dt className={styles.statName}>
            <Icon aria-hidden="true" className={styles.statIcon} />
            {text[name]}
          </dt>
          <dd className={styles.statNumber}>{counts[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
