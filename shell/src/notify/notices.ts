import type { Confirmation, Notify, Toast } from "@acompana/kit/area";
import { atom, useStore } from "jotai";
import { useMemo } from "react";

/** A question or a sentence that waits for the person. */
export interface Notice extends Omit<Confirmation, "cancel" | "confirm" | "message"> {
  id: number;
  message?: string | undefined;
  confirm?: string | undefined;
  /** Absent: there is nothing to decide, only to read. */
  cancel?: string | undefined;
  settle: (goAhead: boolean) => void;
}

export type ShownToast = Toast & { id: number };

/** The toast on screen; a new one takes its place. */
export const toastAtom = atom<ShownToast | null>(null);

/** Dialogs in the order in which they were asked for; the first is on screen. */
export const noticesAtom = atom<Notice[]>([]);

let lastId = 0;

/** The shell's voice. What it says is drawn by `Overlays`. */
export function useNotify(): Notify {
  const store = useStore();
  return useMemo(() => {
    const ask = (notice: Omit<Notice, "id" | "settle">) =>
      new Promise<boolean>((resolve) => {
        const id = ++lastId;
        const settle = (goAhead: boolean) => {
          store.set(noticesAtom, (all) => all.filter((waiting) => waiting.id !== id));
          resolve(goAhead);
        };
        store.set(noticesAtom, (all) => [...all, { ...notice, id, settle }]);
      });
    return {
      toast: (toast) => store.set(toastAtom, { ...toast, id: ++lastId }),
      alert: async (title, message) => void (await ask({ title, message })),
      confirm: ({ cancel = "Cancelar", ...rest }) => ask({ ...rest, cancel }),
    };
  }, [store]);
}
