export { cleanUpActivity } from "./clean-up-activity.ts";
export { cleanUpChats } from "./clean-up-chats.ts";
export { dropAuditMonths } from "./drop-audit-months.ts";
export { expireDeactivated } from "./expire-deactivated.ts";
export { heldQuery, isHeld } from "./is-held.ts";
export { retentionRoutes } from "./routes.ts";
