export { type DraftPlace, hasDraft } from "./drafts.ts";
export { Form } from "./form.tsx";
export { draftOwner, draftsInPage } from "./page-drafts.ts";
export { alertOf, fieldSentences, type Problem, sessionEnded, wrongFields } from "./problem.ts";
export { useDraft, useDraftFile } from "./use-draft.ts";
export { type FormHandle, type FormOptions, useForm } from "./use-form.ts";
export type { Values } from "./values.ts";
