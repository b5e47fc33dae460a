export { Form } from "./form.tsx";
export { clearPageDrafts, draftOwner, draftsInPage } from "./page-drafts.ts";
export { alertOf, fieldSentences, type Problem, sessionEnded, wrongFields } from "./problem.ts";
export { type LengthWords, lengthWords } from "./too-long.ts";
export { type DraftPlace, hasDraft, useDraft, useDraftFile, useDraftFiles } from "./use-draft.ts";
export { type FormHandle, type FormOptions, useForm } from "./use-form.ts";
export type { Values } from "./values.ts";
