import { atom, useAtomValue, useSetAtom } from "jotai";
import { useEffect, useRef } from "react";

interface OpenDialog {
  close: () => (() => void) | undefined;
  isUrgent: boolean;
}

/** The dialogs and alerts that are open, the uppermost last. */
const openDialogsAtom = atom<readonly OpenDialog[]>([]);
const isCoveredAtom = atom((get) => get(openDialogsAtom).length > 0);
/** Whether one of them calls somebody. */
export const isCalledAtom = atom((get) => get(openDialogsAtom).some(({ isUrgent }) => isUrgent));

/**
 * What Back does to the uppermost dialog; null without one, or where Back leaves the screen. One
 * that calls somebody stays, over the screen that it calls from.
 */
export const closeUppermostAtom = atom((get) => {
  const uppermost = get(openDialogsAtom).at(-1);
  return uppermost?.close() ?? (uppermost?.isUrgent ? () => {} : null);
});

/** Whether a dialog or an alert lies over the screen. */
export const useIsCovered = () => useAtomValue(isCoveredAtom);

/** Whether one of the open dialogs calls somebody, as a reminder that rings does. */
export const useIsCalled = () => useAtomValue(isCalledAtom);

/**
 * Registers a dialog for as long as it is drawn.
 *
 * @param close what Back and Escape do; absent where only the dialog's own answers close it, and
 *   Back leaves the screen, unless it is urgent
 */
export function useOpenDialog(close: (() => void) | undefined, isUrgent = false): void {
  const setOpen = useSetAtom(openDialogsAtom);
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const dialog = { close: () => latest.current, isUrgent };
    setOpen((open) => [...open, dialog]);
    return () => setOpen((open) => open.filter((other) => other !== dialog));
  }, [setOpen, isUrgent]);
  useEffect(holdPage, []);
}

let holding = 0;

/** Keeps the page from being scrolled below a dialog, and its words where they are. */
function holdPage() {
  const { style } = document.body;
  holding += 1;
  if (holding === 1) {
    // Less than nothing on a page that two fingers have enlarged, in some browsers.
    const scrollBar = Math.max(0, innerWidth - document.documentElement.clientWidth);
    style.marginInlineEnd = `${scrollBar}px`;
    style.overflow = "hidden";
  }
  return () => {
    holding -= 1;
    if (holding > 0) return;
    style.marginInlineEnd = "";
    style.overflow = "";
  };
}
