import { CalendarHeart } from "lucide-react";
import { clockTime, distinctNames, nearDay } from "../format/index.ts";
import { StateCard } from "../ui/index.ts";
import type { Reminder } from "./reminder.ts";
import { ReminderRow } from "./reminder-row.tsx";
import styles from "./reminders.module.css";
import { occurrenceKey } from "./tick.ts";

export interface ReminderListProps {
  /** Read out as the list's name. */
  label: string;
  /** The id of the heading that names it instead. */
  labelledBy?: string;
  /** Level of each row's heading; `h2` when absent. */
  heading?: "h2" | "h3";
  reminders: readonly Reminder[];
  /** How they are called among more than these; among themselves when absent. */
  names?: ReadonlyMap<Reminder, string>;
  now: Date;
  /** IANA time zone of the portal. */
  timeZone: string;
  /** What stands there when there is none. */
  empty: { title: string; line?: string };
  /** Whether an occurrence can be marked now; all can when absent. */
  canToggle?: (reminder: Reminder) => boolean;
  onToggle: (reminder: Reminder) => void;
  onChange: (reminder: Reminder) => void;
  onDelete: (reminder: Reminder) => void;
}

/** Names of which no two are equal: a daily reminder is there many times. */
export function namesOf(
  reminders: readonly Reminder[],
  now: Date,
  timeZone: string,
): ReadonlyMap<Reminder, string> {
  const names = distinctNames(
    reminders.map(({ title, dateTime }) => ({
      name: title,
      longer: () =>
        `${title}, ${nearDay(dateTime, now, timeZone)}, ${clockTime(dateTime, timeZone)}`,
    })),
  );
  return new Map(reminders.map((reminder, place) => [reminder, names[place] ?? reminder.title]));
}

/** Rows of reminders in the order given, or a calm card when there are none. */
export function ReminderList(props: ReminderListProps) {
  const { label, labelledBy, heading, reminders, now, timeZone, empty } = props;
  const { canToggle, onToggle, onChange, onDelete } = props;
  const names = props.names ?? namesOf(reminders, now, timeZone);
  if (reminders.length === 0) return <StateCard icon={CalendarHeart} {...empty} />;
  return (
    <ul
      className={styles.list}
      {...(labelledBy ? { "aria-labelledby": labelledBy } : { "aria-label": label })}
    >
      {reminders.map((reminder) => (
        <li key={occurrenceKey(reminder)}>
          <ReminderRow
            reminder={reminder}
            called={names.get(reminder)}
            heading={heading}
            now={now}
            timeZone={timeZone}
            onToggle={(canToggle?.(reminder) ?? true) ? () => onToggle(reminder) : undefined}
            onChange={() => onChange(reminder)}
            onDelete={() => onDelete(reminder)}
          />
        </li>
      ))}
    </ul>
  );
}
