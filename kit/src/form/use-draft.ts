import { useEffect, useState } from "react";
import { type AreaStore, useScreen } from "../area/index.ts";
import { draftOwner, draftsInPage } from "./page-drafts.ts";
import type { Values } from "./values.ts";

/** All drafts of a session's owner stand together, so that logging out deletes them at once. */
const STORED_AS = "drafts";
/** Never part of a draft, whatever form they stand in. */
const SECRETS = /([pP]assword|[sS]ecret|(^p|P)in|(^c|C)ode)([A-Z]|$)/;

/** Where the draft of a form is kept. */
export interface DraftPlace {
  /** The form and whom it is about, as 'message u1'. */
  name: string;
  /**
   * `browser`: in the area's store, beyond a closed page. `page`: in the page's memory, for what is
   * about third persons on a computer that several people use.
   */
  in: "browser" | "page";
  /** What the screen needs to open this form again by itself; only for `page`. */
  about?: unknown;
}

interface Draft<Typed extends Values> {
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
  const owner = draftOwner(session);
  const drafts = draftsOf(store, owner);
  useShown(owner, place.in === "page" ? place.name : null);
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

/** While the form is on the screen, leaving the page asks about what waits in the page alone. */
function useShown(owner: string, name: string | null): void {
  useEffect(() => (name === null ? undefined : draftsInPage(owner).show(name)), [owner, name]);
}

/** The chosen file of a form, in the page's memory until it was sent or taken away. */
export function useDraftFile(name: string) {
  const { files, keep } = useDraftFiles(name);
  return { file: files[0] ?? null, keep: (file: File | null) => keep(file ? [file] : []) };
}

/** The same for a form of several. */
export function useDraftFiles(name: string) {
  const { session } = useScreen();
  const owner = draftOwner(session);
  const drafts = draftsInPage(owner);
  useShown(owner, name);
  return {
    files: drafts.read(name)?.files ?? [],
    keep: (files: readonly File[]) => drafts.keep(name, files.length > 0 ? { files } : null),
  };
}

/** The drafts of one session's owner, in the browser and in the page's memory. */
export function draftsOf(store: AreaStore, owner: string) {
  const inPage = draftsInPage(owner);
  return {
    /** What was typed before, without secrets; null when there is no draft. */
    read<Typed extends Values>(place: DraftPlace, empty: Typed): Typed | null {
      const kept = place.in === "page" ? inPage.read(place.name)?.typed : stored(store)[place.name];
      return onlyFieldsOf(empty, kept);
    },
    /** Replaces the draft. A form that is as empty as at first leaves none. */
    write<Typed extends Values>(place: DraftPlace, typed: Typed, empty: Typed): void {
      const draft = draftFrom(typed, empty);
      if (place.in === "browser") storeDraft(store, place.name, draft);
      else inPage.keep(place.name, draft && { typed: draft, about: place.about });
    },
    forget(place: DraftPlace): void {
      if (place.in === "browser") storeDraft(store, place.name, null);
      else inPage.keep(place.name, null);
    },
  };
}

/** Whether something waits in this form that was neither sent nor thrown away. */
export const hasDraft = (store: AreaStore, name: string): boolean => name in stored(store);

/** What a draft of this form holds: all but the secrets; null when that is nothing. */
export function draftFrom<Typed extends Values>(typed: Typed, empty: Typed): Typed | null {
  const kept = withoutSecrets(typed, empty);
  return sameValues(kept, empty) ? null : kept;
}

export const sameValues = (one: Values, other: Values): boolean =>
  Object.keys(other).every((field) => one[field] === other[field]);

function withoutSecrets<Typed extends Values>(typed: Typed, empty: Typed): Typed {
  const secret = Object.entries(empty).filter(([field]) => SECRETS.test(field));
  return { ...typed, ...Object.fromEntries(secret) };
}

/** Another version of the area may have kept other fields, or values of another type. */
function onlyFieldsOf<Typed extends Values>(empty: Typed, kept: unknown): Typed | null {
  if (typeof kept !== "object" || kept === null) return null;
  const fields = Object.entries(kept).filter(
    ([field, value]) => field in empty && isLike(value, empty[field]),
  );
  return { ...empty, ...Object.fromEntries(fields) };
}

/** A field that is null at first holds a text later. */
const isLike = (value: unknown, first: unknown): boolean =>
  typeof value === typeof (first ?? "") || value === first;

function storeDraft(store: AreaStore, name: string, typed: Values | null): void {
  const { [name]: _before, ...others } = stored(store);
  const drafts = typed ? { ...others, [name]: typed } : others;
  store.write(STORED_AS, Object.keys(drafts).length > 0 ? JSON.stringify(drafts) : null);
}

function stored(store: AreaStore): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(store.read(STORED_AS) ?? "null");
    return typeof kept === "object" && kept !== null ? { ...kept } : {};
  } catch {
    // Something else was written there: it is no draft.
    return {};
  }
}
