import { useSyncExternalStore } from "react";

const SHOWN_OR_HIDDEN = "visibilitychange";

function listen(tell: () => void): () => void {
  document.addEventListener(SHOWN_OR_HIDDEN, tell);
  return () => document.removeEventListener(SHOWN_OR_HIDDEN, tell);
}

/** Whether the page is in front: not in another tab, behind another program or a dark screen. */
export const usePageVisible = (): boolean =>
  useSyncExternalStore(listen, () => document.visibilityState === "visible");
