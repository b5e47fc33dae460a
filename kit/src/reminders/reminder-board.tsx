import type { ReactNode } from "react";
import { LaterReminders } from "./later-reminders.tsx";
import type { Reminder } from "./reminder.ts";
import {
  countReminders,
  isCurrent,
  type KeptPlaces,
  type ReminderTabLists,
} from "./reminder-days.ts";
import { ReminderList } from "./reminder-list.tsx";
import { type ReminderTab, ReminderTabs } from "./reminder-tabs.tsx";
import { StatCards } from "./stat-cards.tsx";

interface TabWords {
  /** Read out as the list's name. */
  label: string;
  /** What stands there when there is none. */
  empty: ReactNode;
}

export interface ReminderBoardProps {
  /** What stands under the tabs: from `tabsOf`. */
  tabs: ReminderTabLists;
  /** What they were made with. */
  kept?: KeptPlaces;
  /** The occurrences that can be marked now. */
  current: readonly Reminder[];
  now: Date;
  /** IANA time zone of the portal. */
  timeZone: string;
  words: {
    /** What a reminder is marked with whose time has passed. */
    overdue: string;
    today: TabWords;
    upcoming: TabWords;
  };
  tab: ReminderTab;
  onTab: (tab: ReminderTab) => void;
  onToggle: (reminder: Reminder) => void;
  onChange: (reminder: Reminder) => void;
  onDelete: (reminder: Reminder) => void;
}

/** The reminders of today and all later ones under their tabs, and how many there are. */
export function ReminderBoard(props: ReminderBoardProps) {
  const { tabs, kept, current, now, timeZone, words, tab, onTab } = props;
  const { onToggle, onChange, onDelete } = props;
  const canToggle = (reminder: Reminder) => isCurrent(reminder, current);
  const { overdue } = words;
  const common = { overdue, now, timeZone, canToggle, onToggle, onChange, onDelete };
  return (
    <ReminderTabs
      tab={tab}
      onTab={onTab}
      beside={<StatCards counts={countReminders(tabs, current, now, timeZone)} />}
      today={
        <ReminderList
          {...common}
          {...words.today}
          reminders={tabs.today}
          kept={kept}
          isUnderToday
        />
      }
      upcoming={<LaterReminders {...common} {...words.upcoming} reminders={tabs.later} />}
    />
  );
}
