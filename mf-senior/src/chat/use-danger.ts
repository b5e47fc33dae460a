import { answerTo, DANGERS, type DangerKind, recogniseDanger } from "@acompana/kit/danger";
import { useState } from "react";

/** What the card shows, and for which message. */
interface Shown {
  kind: DangerKind;
  /** The assistant's message that says the same: it waits until the card is closed. */
  answerId: string | null;
}

/** A newer server may have more kinds; their answer stands in the conversation, with its numbers. */
const isKnown = (kind: DangerKind) => DANGERS.some((danger) => danger.kind === kind);

/**
 * Recognises danger in what the person says before anything is sent, so the card appears without a
 * network and with a slow or stopped server too. `speak` says it aloud.
 */
export function useDanger(speak: (sentences: string) => void) {
  const [shown, setShown] = useState<Shown | null>(null);

  function show(kind: DangerKind, answerId: string | null) {
    setShown({ kind, answerId });
    speak(answerTo(kind));
  }

  return {
    kind: shown?.kind ?? null,
    hiddenAnswer: shown?.answerId ?? null,
    close: () => setShown(null),
    /** Looks at a message that is about to be sent. */
    lookAt(content: string): DangerKind | null {
      const kind = recogniseDanger(content);
      if (kind) show(kind, null);
      return kind;
    },
    /** The server's answer to that message: it may recognise more than this page does. */
    answered(answerId: string, here: DangerKind | null, there: DangerKind | null) {
      if (here) setShown((now) => now && { ...now, answerId });
      else if (there && isKnown(there)) show(there, answerId);
    },
  };
}
