export { CallAnswer, CallAnswers, CallLine } from "./call-answers.tsx";
export { CallDialog } from "./call-dialog.tsx";
export { soundTrialOffer } from "./ring-text.ts";
export { SoundTrial } from "./sound-trial.tsx";
export { useRing } from "./use-ring.ts";
