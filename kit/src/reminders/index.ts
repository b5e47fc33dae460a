export { confirmDeletion } from "./confirm-deletion.ts";
export { NewReminderDialog } from "./new-reminder-dialog.tsx";
export type { NewReminder, Reminder } from "./reminder.ts";
export { ReminderBoard } from "./reminder-board.tsx";
export type { ReminderLists } from "./reminder-calls.ts";
export { reminderCalls, replaced, without } from "./reminder-calls.ts";
export { isOverdue, ofToday } from "./reminder-days.ts";
export { useNow } from "./use-now.ts";
