/** Every table, for the migration generator. */
export { activityMinutes, chatMessageCounts, reminderViews } from "../activity/table.ts";
export { administrators } from "../admins/table.ts";
export { auditEvents } from "../audit/table.ts";
export { guessCounters, sessions } from "../auth/table.ts";
export { chatTurns } from "../chat/table.ts";
export { deviceLinks, devices } from "../devices/table.ts";
export { gamePaces } from "../games/table.ts";
export { idempotencyKeys } from "../idempotency/table.ts";
export { invitations } from "../invitations/table.ts";
export { mediaItems } from "../media/table.ts";
export { municipalities } from "../municipalities/table.ts";
export { reminderCompletions, reminders } from "../reminders/table.ts";
export { scores } from "../scores/table.ts";
export { fileDeletions } from "../storage/table.ts";
export { supportMessages } from "../support-messages/table.ts";
export { supportLinks, supportPersons } from "../support-persons/table.ts";
export { uploads } from "../uploads/table.ts";
export { users } from "../users/table.ts";
