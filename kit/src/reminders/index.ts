export { confirmDeletion } from "./confirm-deletion.ts";
export { NewReminderDialog } from "./new-reminder-dialog.tsx";
export type { NewReminder, Reminder } from "./reminder.ts";
export { countReminders, isCurrent, isOverdue, ofToday } from "./reminder-days.ts";
export { ReminderList } from "./reminder-list.tsx";
export { ReminderRow } from "./reminder-row.tsx";
export { ReminderTabs } from "./reminder-tabs.tsx";
export { StatCards } from "./stat-cards.tsx";
export { useNow } from "./use-now.ts";
