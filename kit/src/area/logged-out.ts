import type { Session } from "./session.ts";

/** Each area has kit in a bundle of its own, so the page's own events carry it. */
const LOGGED_OUT = "acompana:logged-out";

/** Tells all that is loaded in this page that a session's owner has logged out. */
export function tellLoggedOut(session: Session): void {
  dispatchEvent(new CustomEvent(LOGGED_OUT, { detail: session }));
}

export type LoggedOut = CustomEvent<Session>;

/**
 * For what a module keeps beyond its screens; the same listener is called once, however often it is
 * given. A session that ends by itself is not told.
 */
export function onLoggedOut(listener: (event: LoggedOut) => void): void {
  addEventListener(LOGGED_OUT, listener as EventListener);
}
