import { atom, useSetAtom } from "jotai";
import { type RefObject, useEffect, useRef } from "react";

type Close = (() => void) | undefined;

/** The open dialogs, the uppermost last. Back closes it, and leaves the screen only without one. */
const openDialogsAtom = atom<readonly RefObject<Close>[]>([]);

/** Closes the uppermost dialog; null when there is none, or one that nothing but its answers closes. */
export const closeUppermostAtom = atom((get) => get(openDialogsAtom).at(-1)?.current ?? null);

/** For a dialog, for as long as it is drawn: what Back does. Without `close` Back leaves the screen. */
export function useBackCloses(close: Close): void {
  const setOpen = useSetAtom(openDialogsAtom);
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    setOpen((open) => [...open, latest]);
    return () => setOpen((open) => open.filter((other) => other !== latest));
  }, [setOpen]);
}
