import type { Confirmation, Notify, Toast } from "@acompana/kit/area";
import { atom, useAtomValue, useStore } from "jotai";
import { useMemo } from "react";

type Answer = boolean | "first";

/** A question or a sentence that waits for the person. */
export interface Notice extends Omit<Confirmation, "cancel" | "confirm" | "first" | "message"> {
  id: number;
  message?: string | undefined;
  confirm?: string | undefined;
  /** Absent: there is nothing to decide, only to read. */
  cancel?: string | undefined;
  /** Label of a choice before the two. */
  first?: string | undefined;
  settle: (answer: Answer) => void;
}

export type ShownToast = Toast & { id: number };

/** What is to be told, the newest last: that one is on screen. */
const toastsAtom = atom<ShownToast[]>([]);

/** What stays until it was answered waits below a newer one, and comes back after it. */
const stays = ({ action, lastsMs }: Toast) => action !== undefined && lastsMs === undefined;

/** The toast on screen; a new one takes its place. */
export const toastAtom = atom((get) => get(toastsAtom).at(-1) ?? null);

/** Takes a toast away, on screen or not. */
export const removeToastAtom = atom(null, (_get, set, id: number) =>
  set(toastsAtom, (all) => all.filter((one) => one.id !== id)),
);

/** Drops what goes by itself: it is told no more. */
export const dropPassingToastsAtom = atom(null, (_get, set) =>
  set(toastsAtom, (all) => all.filter(stays)),
);

/** Dialogs in the order in which they were asked for; the first is on screen. */
export const noticesAtom = atom<Notice[]>([]);

let lastId = 0;

const isNotifyingAtom = atom((get) => get(toastAtom) !== null || get(noticesAtom).length > 0);

/** Whether something is to be shown by `Overlays`. */
export const useIsNotifying = (): boolean => useAtomValue(isNotifyingAtom);

/** Gives messages to the shell; `Overlays` draws them. */
export function useNotify(): Notify {
  const store = useStore();
  return useMemo(() => {
    const ask = (notice: Omit<Notice, "id" | "settle">) =>
      new Promise<Answer>((resolve) => {
        const id = ++lastId;
        const settle = (answer: Answer) => {
          store.set(noticesAtom, (all) => all.filter((waiting) => waiting.id !== id));
          resolve(answer);
        };
        store.set(noticesAtom, (all) => [...all, { ...notice, id, settle }]);
      });
    return {
      toast: (toast) => {
        const id = ++lastId;
        store.set(toastsAtom, (all) => [...all.filter(stays), { ...toast, id }]);
        return () => store.set(removeToastAtom, id);
      },
      alert: async (title, message) => void (await ask({ title, message })),
      async confirm({ cancel = "Cancelar", first, ...rest }) {
        const answer = await ask({ ...rest, cancel, first: first?.label });
        return answer === "first" ? (first?.act() ?? false) : answer;
      },
    };
  }, [store]);
}
