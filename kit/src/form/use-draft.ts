import { useState } from "react";
import { useScreen } from "../area/index.ts";
import { type DraftPlace, draftsOf } from "./drafts.ts";
import { draftOwner, draftsInPage } from "./page-drafts.ts";
import type { Values } from "./values.ts";

export interface Draft<Typed extends Values> {
  /** What the form begins with: what was typed before, or nothing. */
  first: Typed;
  /** Whether what was typed before is here again. */
  resumed: boolean;
  /** Something was typed: it waits until it is sent or thrown away. */
  changed: (typed: Typed) => void;
  /** The form was closed without being sent: it does not open again by itself. */
  closed: (typed: Typed) => void;
  /** It was sent, or thrown away. */
  forget: () => void;
}

/** The draft of one form. */
export function useDraft<Typed extends Values>(place: DraftPlace, empty: Typed): Draft<Typed> {
  const { store, session } = useScreen();
  const drafts = draftsOf(store, draftOwner(session));
  const [kept] = useState(() => drafts.read(place, empty));
  const [resumed, setResumed] = useState(kept !== null);
  return {
    first: kept ?? empty,
    resumed,
    changed: (typed) => drafts.write(place, typed, empty),
    closed: (typed) => drafts.write({ ...place, about: null }, typed, empty),
    forget() {
      drafts.forget(place);
      setResumed(false);
    },
  };
}

/** The chosen file of a form, in the page's memory until it was sent or taken away. */
export function useDraftFile(name: string) {
  const { session } = useScreen();
  const drafts = draftsInPage(draftOwner(session));
  return {
    file: drafts.read(name)?.file ?? null,
    keep: (file: File | null) => drafts.keep(name, file && { file }),
  };
}
