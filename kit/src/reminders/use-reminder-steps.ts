import { useState } from "react";
import type { TypedReminder } from "./typed-reminder.ts";

export const STEPS = ["what", "day", "hour", "recurrency", "check"] as const;
/** 'Pastilla' asks which one, as a part of the first question. */
export type Step = (typeof STEPS)[number] | "pill";

export interface ReminderStepsState {
  step: Step;
  /** Which of the steps it is, counted from 0. */
  number: number;
  /** Whether a day or an hour is asked for that is none of the answers. */
  isOther: boolean;
  onPill: () => void;
  onOther: () => void;
  /** Takes an answer, and asks what comes next. */
  onChoose: (part: Partial<TypedReminder>) => void;
  /** To the question before; null at the first one. */
  goBack: (() => void) | null;
}

/** Which question of a new reminder is asked. */
export function useReminderSteps(
  change: (part: Partial<TypedReminder>) => void,
): ReminderStepsState {
  const [step, setStep] = useState<Step>("what");
  const [isOfPill, setOfPill] = useState(false);
  const [isOther, setOther] = useState(false);
  const number = STEPS.indexOf(step === "pill" ? "what" : step);
  function goBack() {
    setOther(false);
    if (!isOther) setStep(step === "day" && isOfPill ? "pill" : (STEPS[number - 1] ?? "what"));
  }
  return {
    step,
    number,
    isOther,
    onPill: () => setStep("pill"),
    onOther: () => setOther(true),
    onChoose(part) {
      change(part);
      setOther(false);
      setOfPill(step === "pill" || (isOfPill && step !== "what"));
      setStep(STEPS[number + 1] ?? "what");
    },
    goBack: step === "what" ? null : goBack,
  };
}
