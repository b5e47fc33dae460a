import { hasUnwritten } from "./area-store.ts";

/** Loads the page anew, once in ten minutes at most (`index.html`). False where it may not be. */
export function reloadOnce(): boolean {
  const reload: (() => boolean) | undefined = Reflect.get(globalThis, "reloadOnce");
  return reload?.() === true;
}

/**
 * Whether something waits in the page's memory that would go with it, or is deleted when the shown
 * screen is left. Whoever keeps such a thing, a form's draft say, listens to the event with which
 * the browser asks before a page goes.
 */
export const holdsUnsaved = (): boolean =>
  hasUnwritten() || !dispatchEvent(new Event("beforeunload", { cancelable: true }));
