export { consentColumns, consentOf } from "./columns.ts";
export { waitAnew } from "./give-on-paper.ts";
export { noteConsent } from "./note-consent.ts";
export { consentsRoutes } from "./routes.ts";
export { startDueConsents } from "./start-due-consents.ts";
