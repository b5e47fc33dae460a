import { type LoggedOut, onLoggedOut } from "../area/index.ts";
import type { Session } from "../area/session.ts";
import type { Values } from "./values.ts";

/** What waits in the page's memory for one form. */
export interface PageDraft {
  typed?: Values;
  /** What the screen needs to open the form again. */
  about?: unknown;
  /** A chosen photo or video: a file cannot be kept anywhere else. */
  file?: File;
}

/** By owner and form. It lives as long as the page does and never reaches the browser's storage. */
const kept = new Map<string, Map<string, PageDraft>>();

const ask = (event: Event): void => event.preventDefault();

/** The device may be shared. What the browser's storage holds is deleted by the shell. */
function forgetOwner({ detail }: LoggedOut): void {
  kept.delete(draftOwner(detail));
  guardPage();
}

/** While something waits here alone, the browser asks in its own words before the page goes. */
function guardPage(): void {
  const waits = [...kept.values()].some((drafts) => drafts.size > 0);
  if (waits) addEventListener("beforeunload", ask);
  else removeEventListener("beforeunload", ask);
}

/** Whose drafts a session's are; those of whoever is not signed in yet are nobody's. */
export function draftOwner(session: Session | null): string {
  switch (session?.role) {
    case "administrator":
      return `administrator ${session.administrator.id}`;
    case "support":
      return `support ${session.supportPerson.id}`;
    case "person":
      return `person ${session.user.id}`;
    default:
      return "nobody";
  }
}

/** What waits in memory for this owner. */
export function draftsInPage(owner: string) {
  const own = () => kept.get(owner);
  return {
    read: (name: string): PageDraft | undefined => own()?.get(name),
    keep(name: string, draft: PageDraft | null): void {
      onLoggedOut(forgetOwner);
      if (draft) kept.set(owner, (own() ?? new Map()).set(name, draft));
      else own()?.delete(name);
      guardPage();
    },
    /** What the screen needs to open the form again that waits, if one does. */
    waitingFor(): unknown {
      for (const { typed, about } of own()?.values() ?? []) if (typed && about) return about;
      return null;
    },
  };
}

/** Between two tests. */
export function clearPageDrafts(): void {
  kept.clear();
  guardPage();
}
