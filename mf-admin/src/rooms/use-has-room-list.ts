import { useSyncExternalStore } from "react";

/** From 1,200 px on at the usual size of letters; with larger ones later, as they need more. */
const WIDE = "(width >= 75em)";

/** Whether the window has room for the list of rooms beside the page. */
export const useHasRoomList = (): boolean => useSyncExternalStore(onChange, hasRoom);

const hasRoom = () => globalThis.matchMedia?.(WIDE).matches ?? false;

function onChange(changed: () => void) {
  const query = globalThis.matchMedia?.(WIDE);
  query?.addEventListener("change", changed);
  return () => query?.removeEventListener("change", changed);
}
