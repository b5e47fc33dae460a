import { Tabs } from "radix-ui";
import type { ReactNode } from "react";
import styles from "./reminders.module.css";
import { text } from "./reminders-text.ts";

interface ReminderTabsProps {
  today: ReactNode;
  upcoming: ReactNode;
  /** Told when another tab is opened. */
  onTab?: (tab: "today" | "upcoming") => void;
}

/** 'Hoy' and 'Próximos'; the arrow keys change between them. */
export function ReminderTabs({ today, upcoming, onTab }: ReminderTabsProps) {
  return (
    <Tabs.Root
      defaultValue="today"
      className={styles.tabs}
      onValueChange={(tab) => onTab?.(tab === "today" ? "today" : "upcoming")}
    >
      <Tabs.List className={styles.tabList} aria-label={text.tabs}>
        <Tabs.Trigger value="today" className={styles.tab}>
          {text.todayTab}
        </Tabs.Trigger>
        <Tabs.Trigger value="upcoming" className={styles.tab}>
          {text.upcomingTab}
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="today" className={styles.panel}>
        {today}
      </Tabs.Content>
      <Tabs.Content value="upcoming" className={styles.panel}>
        {upcoming}
      </Tabs.Content>
    </Tabs.Root>
  );
}
