import { CalendarHeart } from "lucide-react";
import { StateCard } from "../ui/index.ts";
import type { Reminder } from "./reminder.ts";
import { ReminderRow } from "./reminder-row.tsx";
import styles from "./reminders.module.css";

interface ReminderListProps {
  /** Read out as the list's name. */
  label: string;
  reminders: readonly Reminder[];
  now: Date;
  /** IANA time zone of the portal. */
  timeZone: string;
  /** What stands there when there is none. */
  empty: { title: string; line?: string };
  /** Whether an occurrence can be marked now; all can when absent. */
  canToggle?: (reminder: Reminder) => boolean;
  onToggle: (reminder: Reminder) => void;
  onDelete: (reminder: Reminder) => void;
}

/** Rows of reminders in the order given, or a calm card when there are none. */
export function ReminderList(props: ReminderListProps) {
  const { label, reminders, now, timeZone, empty, canToggle, onToggle, onDelete } = props;
  if (reminders.length === 0) return <StateCard icon={CalendarHeart} {...empty} />;
  return (
    <ul className={styles.list} aria-label={label}>
      {reminders.map((reminder) => (
        <li key={reminder.id}>
          <ReminderRow
            reminder={reminder}
            now={now}
            timeZone={timeZone}
            onToggle={(canToggle?.(reminder) ?? true) ? () => onToggle(reminder) : undefined}
            onDelete={() => onDelete(reminder)}
          />
        </li>
      ))}
    </ul>
  );
}
