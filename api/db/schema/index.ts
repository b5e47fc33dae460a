/** Every table, for the migration generator. */
export { activityMinutes, chatMessageCounts, reminderViews } from "./activity.ts";
export { administrators } from "./admins.ts";
export { announcementRecipients, announcements, announcementViews } from "./announcements.ts";
export { auditEvents, fileReads } from "./audit.ts";
export { guessCounters, sessions } from "./auth.ts";
export { erasures } from "./backup.ts";
export { chatTurns } from "./chat.ts";
export { consentEvents } from "./consents.ts";
export { deviceLinks, devices } from "./devices.ts";
export { embedScripts } from "./embed.ts";
export { erasureReceipts } from "./erasure-receipts.ts";
export { exportRequests } from "./export-requests.ts";
export { monthFigures } from "./figures.ts";
export { gamePaces } from "./games.ts";
export { idempotencyKeys } from "./idempotency.ts";
export { invitations } from "./invitations.ts";
export { rateCounters } from "./limits.ts";
export { mediaItems } from "./media.ts";
export { messageReceipts } from "./message-receipts.ts";
export { municipalities } from "./municipalities.ts";
export { passwordLinks } from "./password-links.ts";
export { userPauses } from "./pauses.ts";
export { pepperChecks } from "./pepper.ts";
export {
  activeReleases,
  areaFailures,
  areaFailureWitnesses,
  areasOff,
  releaseFiles,
  releases,
  releaseTokens,
} from "./releases.ts";
export { reminderCompletions, reminders } from "./reminders.ts";
export { retentionRuns } from "./retention.ts";
export { scores } from "./scores.ts";
export { loginChallenges, recoveryCodes, totpFactors } from "./second-factor.ts";
export { staffNotes } from "./staff-notes.ts";
export { fileDeletions } from "./storage.ts";
export { supportMessages } from "./support-messages.ts";
export { supportInvitations, supportLinks, supportPersons } from "./support-persons.ts";
export { uploads } from "./uploads.ts";
export { users } from "./users.ts";
