import type { ReactNode } from "react";
import { clockTime, distinctNames, nearDay } from "../format/index.ts";
import type { Reminder } from "./reminder.ts";
import { type KeptPlaces, type PartOfDay, partOfDay, placeOf } from "./reminder-days.ts";
import styles from "./reminder-list.module.css";
import { PartSign, ReminderRow } from "./reminder-row.tsx";
import { text } from "./reminders-text.ts";
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
  empty: ReactNode;
  /** What a row is marked with whose time has passed. */
  overdue: string;
  /**
   * Whether it stands under 'Hoy': those that are still to come by the parts of the day, sun, half
   * sun, moon, and none of today with its day.
   */
  isUnderToday?: boolean;
  /** Where those stand there that were marked in this visit. */
  kept?: KeptPlaces | undefined;
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

/**
 * Which reminders are the first of their part of the day, in the order given. What is late stands
 * above the parts, and what is done below them.
 */
function begunParts(
  reminders: readonly Reminder[],
  now: Date,
  timeZone: string,
  kept?: KeptPlaces,
): ReadonlyMap<Reminder, PartOfDay> {
  const parts = new Map<Reminder, PartOfDay>();
  let last: PartOfDay | undefined;
  for (const one of reminders) {
    if (placeOf(one, now, kept) !== "coming") continue;
    const part = partOfDay(Number.parseInt(clockTime(one.dateTime, timeZone), 10));
    if (part !== last) parts.set(one, part);
    last = part;
  }
  return parts;
}

function PartName({ part }: { part: PartOfDay | undefined }) {
  if (!part) return null;
  return (
    <p className={styles.partName}>
      <PartSign part={part} />
      {text.parts[part]}
    </p>
  );
}

/** Rows of reminders in the order given, or what is given for none. */
export function ReminderList(props: ReminderListProps) {
  const { label, labelledBy, heading, reminders, now, timeZone, empty, overdue } = props;
  const { canToggle, onToggle, onChange, onDelete } = props;
  const names = props.names ?? namesOf(reminders, now, timeZone);
  const parts = props.isUnderToday ? begunParts(reminders, now, timeZone, props.kept) : undefined;
  if (reminders.length === 0) return empty;
  return (
    <ul
      className={styles.list}
      {...(labelledBy ? { "aria-labelledby": labelledBy } : { "aria-label": label })}
    >
      {reminders.map((reminder) => (
        <li key={occurrenceKey(reminder)}>
          <PartName part={parts?.get(reminder)} />
          <ReminderRow
            reminder={reminder}
            called={names.get(reminder)}
            heading={heading}
            now={now}
            timeZone={timeZone}
            overdue={overdue}
            isUnderToday={props.isUnderToday}
            onToggle={(canToggle?.(reminder) ?? true) ? () => onToggle(reminder) : undefined}
            onChange={() => onChange(reminder)}
            onDelete={() => onDelete(reminder)}
          />
        </li>
      ))}
    </ul>
  );
}
