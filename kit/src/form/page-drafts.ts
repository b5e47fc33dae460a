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

/** Whose drafts a session's are; null without a session, which keeps nothing. */
export function draftOwner(session: Session | null): string | null {
  switch (session?.role) {
    case "administrator":
      return `administrator ${session.administrator.id}`;
    case "support":
      return `support ${session.supportPerson.id}`;
    case "person":
      return `person ${session.user.id}`;
    default:
      return null;
  }
}

/** What waits in memory for this owner. */
export function draftsInPage(owner: string | null) {
  const own = () => (owner === null ? undefined : kept.get(owner));
  return {
    read: (name: string): PageDraft | undefined => own()?.get(name),
    keep(name: string, draft: PageDraft | null): void {
      if (owner === null) return;
      if (draft === null) return void own()?.delete(name);
      kept.set(owner, (own() ?? new Map()).set(name, draft));
    },
    /** What the screen needs to open the form again that waits, if one does. */
    waitingFor(): unknown {
      for (const { typed, about } of own()?.values() ?? []) if (typed && about) return about;
      return null;
    },
    forgetAll: (): void => void (owner !== null && kept.delete(owner)),
  };
}

/** Between two tests. */
export const clearPageDrafts = (): void => kept.clear();
