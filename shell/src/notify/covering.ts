import { atom, useAtomValue, useSetAtom, useStore } from "jotai";
import { useCallback, useEffect, useRef } from "react";
import { noticesAtom } from "./notices.ts";

/** The modal dialogs that are open, the uppermost last: what closes each, if anything may. */
const openDialogsAtom = atom<{ close: (() => void) | undefined }[]>([]);
const isCoveredAtom = atom((get) => get(openDialogsAtom).length > 0 || get(noticesAtom).length > 0);

/** Whether a dialog or an alert lies over the screen. */
export const useIsCovered = () => useAtomValue(isCoveredAtom);

/** Covers the screen for as long as the calling dialog is drawn. */
export function useCoversScreen(close?: () => void): void {
  const setOpen = useSetAtom(openDialogsAtom);
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const dialog = { close: () => latest.current?.() };
    setOpen((open) => [...open, dialog]);
    return () => setOpen((open) => open.filter((one) => one !== dialog));
  }, [setOpen]);
}

/** Leaves the alert or the dialog that lies uppermost, as Escape does. */
export function useCloseUppermost(): () => void {
  const store = useStore();
  return useCallback(() => {
    const [notice] = store.get(noticesAtom);
    if (notice) notice.settle(false);
    else store.get(openDialogsAtom).at(-1)?.close?.();
  }, [store]);
}
