export { ConsentHistory } from "./consent-history.tsx";
export { type ConsentName, type Consents, consentText, dayOf, namesOf } from "./consent-text.ts";
export { consents, useConsents } from "./consents.resource.ts";
