import { Tabs } from "radix-ui";
import type { ReactNode } from "react";
import styles from "./reminder-tabs.module.css";
import { text } from "./reminders-text.ts";

export type ReminderTab = "today" | "upcoming";

interface ReminderTabsProps {
  today: ReactNode;
  upcoming: ReactNode;
  /** The one that is open; without it, it begins with 'Hoy' and keeps that itself. */
  tab?: ReminderTab;
  onTab: (tab: ReminderTab) => void;
  /** In the row of the tabs. */
  beside?: ReactNode;
}

/** 'Hoy' and 'Próximos'; the arrow keys change between them. */
export function ReminderTabs({ today, upcoming, tab, onTab, beside }: ReminderTabsProps) {
  return (
    <Tabs.Root
      defaultValue="today"
      {...(tab && { value: tab })}
      className={styles.tabs}
      onValueChange={(opened) => onTab(opened === "today" ? "today" : "upcoming")}
    >
      <div className={styles.head}>
        <Tabs.List className={styles.tabList} aria-label={text.tabs}>
          <Tabs.Trigger value="today" className={styles.tab}>
            {text.todayTab}
          </Tabs.Trigger>
          <Tabs.Trigger value="upcoming" className={styles.tab}>
            {text.upcomingTab}
          </Tabs.Trigger>
        </Tabs.List>
        {beside}
      </div>
      <Tabs.Content value="today" className={styles.panel}>
        {today}
      </Tabs.Content>
      <Tabs.Content value="upcoming" className={styles.panel}>
        {upcoming}
      </Tabs.Content>
    </Tabs.Root>
  );
}
