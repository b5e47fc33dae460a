import {
  answerTo,
  answerToCare,
  type CareKind,
  DANGERS,
  type DangerKind,
  isWithdrawal,
  recognise,
} from "@acompana/language/danger";
import { useState } from "react";

/** What the card shows, and for which message. */
interface Shown {
  kind: DangerKind;
  /** How many messages stand above it. */
  place: number;
  /** After 'era broma' one line with the number is left of it. */
  isFolded: boolean;
  /** The assistant's message that says the same: it waits until the card is closed. */
  answerId: string | null;
}

/** A newer server may have more kinds; their answer stands in the talk, with its numbers. */
const isKnown = (kind: DangerKind) => DANGERS.some((danger) => danger.kind === kind);

/**
 * Recognises danger in what the person says before anything is sent, so the card appears without a
 * network and with a slow or stopped server too. `speak` says it aloud.
 */
export function useDanger(speak: (sentences: string) => void) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [care, setCare] = useState<CareKind | null>(null);

  function show(kind: DangerKind, place: number, answerId: string | null) {
    setShown({ kind, place, isFolded: false, answerId });
    speak(answerTo(kind));
  }
  const fold = (isFolded: boolean) => setShown((now) => now && { ...now, isFolded });

  return {
    shown,
    /** What to say calmly of the last message while no answer to it comes; null when nothing is. */
    careWords: care && answerToCare(care),
    close: () => setShown(null),
    unfold: () => fold(false),
    /**
     * Looks at a message that is about to be sent as number `place`. Whoever is hurt and confused
     * may ask anything else meanwhile: only words that take the danger back fold the card.
     */
    lookAt(content: string, place: number): DangerKind | null {
      const found = recognise(content);
      setCare(found.care);
      if (found.danger) show(found.danger, place, null);
      else if (isWithdrawal(content)) fold(true);
      return found.danger;
    },
    /** That message could not be sent, so it stands no more above the card. */
    unsent: () => setShown((now) => now && { ...now, place: now.place - 1 }),
    /** The server's answer to the message at `place`: it may recognise more than this page does. */
    answered(answerId: string, place: number, here: DangerKind | null, there: DangerKind | null) {
      setCare(null);
      if (here) setShown((now) => now && { ...now, answerId });
      else if (there && isKnown(there)) show(there, place, answerId);
    },
  };
}
