export { currentReminders, gatherCompletions, loadReminders } from "./load-reminders.ts";
export { currentOccurrence, dayOf, startOfDay } from "./occurrences.ts";
export { type DueReminder, occurrencesBetween } from "./occurrences-between.ts";
export { byUrgency, isPending, toReminder } from "./reminder-serializer.ts";
export { remindersRoutes } from "./routes.ts";
export type { Reminder } from "./schemas.ts";
