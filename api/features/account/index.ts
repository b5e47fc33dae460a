export { type AccountRef, COLUMN, lockAccount, replacePassword } from "./accounts.ts";
export { knownOfOwner } from "./known-of-owner.ts";
export { refuseWrongPassword } from "./refuse-wrong-password.ts";
export { accountRoutes } from "./routes.ts";
export { type AccountSession, currentPassword } from "./schemas.ts";
