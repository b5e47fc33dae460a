import { type LoggedOut, onLoggedOut, type Session } from "../area/index.ts";
import type { Values } from "./values.ts";

/** What waits in the page's memory for one form. */
export interface PageDraft {
  typed?: Values;
  /** What the screen needs to open the form again. */
  about?: unknown;
  /** Chosen photos and videos: a file cannot be kept anywhere else. */
  files?: readonly File[];
}

/** By owner and form. It lives as long as the page does and never reaches the browser's storage. */
const kept = new Map<string, Map<string, PageDraft>>();

/** How many forms are on the screen, by the owner and the name of what they keep here. */
const shown = new Map<string, number>();
const shownAs = (owner: string, name: string) => JSON.stringify([owner, name]);

/**
 * A person is asked about what is on the screen: nobody remembers a form of hours ago. The shell,
 * which asks by an event of its own before it loads the page anew by itself, hears of everything.
 */
function ask(event: Event): void {
  const isShell = !event.isTrusted;
  const isShown = [...kept].some(([owner, drafts]) =>
    [...drafts.keys()].some((name) => shown.has(shownAs(owner, name))),
  );
  if (isShell || isShown) event.preventDefault();
}

/** The device may be shared. What the browser's storage holds is deleted by the shell. */
function forgetOwner({ detail }: LoggedOut): void {
  kept.delete(draftOwner(detail));
  guardPage();
}

/** While something waits here alone, the page does not go without being looked at. */
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
    /** A form that keeps something here is on the screen, until what is returned is called. */
    show(name: string): () => void {
      const key = shownAs(owner, name);
      shown.set(key, (shown.get(key) ?? 0) + 1);
      return () => {
        const others = (shown.get(key) ?? 1) - 1;
        if (others > 0) shown.set(key, others);
        else shown.delete(key);
      };
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
