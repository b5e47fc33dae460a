export { CallAnswer, CallAnswers, CallDialog, CallLine } from "./call-dialog.tsx";
export { soundTrialOffer } from "./ring-text.ts";
export { SoundTrial } from "./sound-trial.tsx";
export { useRing } from "./use-ring.ts";
