export { consentColumns, consentOf } from "./columns.ts";
export { noteConsent } from "./note-consent.ts";
export { consentsRoutes } from "./routes.ts";
export { startDueConsents } from "./start-due-consents.ts";
export { WAIT_MS, waitAnew } from "./wait.ts";
