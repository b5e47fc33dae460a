import type { Reminder } from "./reminder.ts";
import type { ReminderLists } from "./reminder-calls.ts";
import { countReminders, isCurrent } from "./reminder-days.ts";
import { ReminderList } from "./reminder-list.tsx";
import { ReminderTabs } from "./reminder-tabs.tsx";
import { StatCards } from "./stat-cards.tsx";

interface TabWords {
  /** Read out as the list's name. */
  label: string;
  /** What stands there when there is none. */
  empty: { title: string; line?: string };
}

interface ReminderBoardProps {
  lists: ReminderLists;
  /** What stands under 'Hoy': from `ofToday`. */
  today: readonly Reminder[];
  now: Date;
  /** IANA time zone of the portal. */
  timeZone: string;
  words: { today: TabWords; upcoming: TabWords };
  /** Told when another tab is opened. */
  onTab?: (tab: "today" | "upcoming") => void;
  onToggle: (reminder: Reminder) => void;
  onDelete: (reminder: Reminder) => void;
}

/** Stat cards, and the reminders of today and of the next days under their tabs. */
export function ReminderBoard(props: ReminderBoardProps) {
  const { lists, today, now, timeZone, words, onTab, onToggle, onDelete } = props;
  const { current, upcoming } = lists;
  const common = { now, timeZone, onToggle, onDelete };
  return (
    <>
      <StatCards counts={countReminders(current, upcoming, now, timeZone)} />
      <ReminderTabs
        {...(onTab && { onTab })}
        today={<ReminderList {...common} {...words.today} reminders={today} />}
        upcoming={
          <ReminderList
            {...common}
            {...words.upcoming}
            reminders={upcoming}
            canToggle={(reminder) => isCurrent(reminder, current)}
          />
        }
      />
    </>
  );
}
