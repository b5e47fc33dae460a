import { useState } from "react";
import type { AreaStore } from "./area.ts";
import { useScreen } from "./screen-context.tsx";

/** All drafts of a session's owner stand together, so that logging out forgets them at once. */
const KEPT = "drafts";

type Fields = Record<string, string>;

export interface Draft<Typed extends Fields> {
  typed: Typed;
  change: (part: Partial<Typed>) => void;
  /** Empties the form: it was sent, or thrown away. */
  forget: () => void;
  /** Whether what was typed before is here again. */
  resumed: boolean;
}

/**
 * What is typed in a form, kept in the area's store with each change until it is sent or thrown
 * away: it outlives Back, a session that ends under it and a closed page. Nothing secret belongs
 * in it.
 *
 * @param name the form and whom it is about, as 'message u1'; null keeps nothing
 * @param empty the form as it is at first
 */
export function useDraft<Typed extends Fields>(name: string | null, empty: Typed): Draft<Typed> {
  const { store } = useScreen();
  const [first] = useState(() => (name === null ? null : keptDraft(store, name, empty)));
  const [typed, setTyped] = useState(first ?? empty);
  const [resumed, setResumed] = useState(first !== null);

  function set(next: Typed) {
    setTyped(next);
    const isEmpty = Object.keys(empty).every((field) => next[field] === empty[field]);
    if (name !== null) keepDraft(store, name, isEmpty ? null : next);
  }

  return {
    typed,
    change: (part) => set({ ...typed, ...part }),
    forget() {
      set(empty);
      setResumed(false);
    },
    resumed,
  };
}

/** Whether something waits in this form that was neither sent nor thrown away. */
export const hasDraft = (store: AreaStore, name: string): boolean => name in readDrafts(store);

/** For whoever logs out: nothing that was typed stays in this browser. */
export const forgetDrafts = (store: AreaStore): void => store.write(KEPT, null);

function keepDraft(store: AreaStore, name: string, typed: Fields | null): void {
  const { [name]: _before, ...others } = readDrafts(store);
  const drafts = typed ? { ...others, [name]: typed } : others;
  store.write(KEPT, Object.keys(drafts).length > 0 ? JSON.stringify(drafts) : null);
}

/** Only the form's own fields: another version of the area may have kept others. */
function keptDraft<Typed extends Fields>(store: AreaStore, name: string, empty: Typed) {
  const kept = readDrafts(store)[name];
  if (typeof kept !== "object" || kept === null) return null;
  const fields = Object.entries(kept).filter(
    ([field, value]) => field in empty && typeof value === "string",
  );
  return { ...empty, ...Object.fromEntries(fields) };
}

function readDrafts(store: AreaStore): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(store.read(KEPT) ?? "null");
    return typeof kept === "object" && kept !== null ? { ...kept } : {};
  } catch {
    // Something else wrote there: it is no draft.
    return {};
  }
}
