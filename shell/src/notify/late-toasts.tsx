import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import { text } from "../text.ts";
import { removeToastAtom, toastAtom, useNotify } from "./notices.ts";

/** The first screen is shown by then, and the line seldom breaks before. */
const FETCHED_AFTER_MS = 10_000;

const fetchToasts = () => import("./toasts.tsx");

/**
 * What draws toasts is fetched after the first screen, or with the first toast. A toast for which
 * it cannot be fetched is said in a dialog.
 */
export function LateToasts() {
  const toast = useAtomValue(toastAtom);
  const remove = useSetAtom(removeToastAtom);
  const [chunk, setChunk] = useState<Awaited<ReturnType<typeof fetchToasts>>>();
  const notify = useNotify();

  useEffect(() => {
    const later = setTimeout(() => void fetchToasts().then(setChunk, () => {}), FETCHED_AFTER_MS);
    return () => clearTimeout(later);
  }, []);

  useEffect(() => {
    if (!toast || chunk) return;
    let isOver = false;
    async function sayInstead() {
      if (isOver || !toast) return;
      const { id, title, description = "", action } = toast;
      remove(id);
      if (!action) return notify.alert(title, description);
      const cancel = text.notify.close;
      const isTaken = await notify.confirm({
        title,
        message: description,
        confirm: action.label,
        cancel,
      });
      if (isTaken) action.act();
    }
    fetchToasts().then(setChunk, sayInstead);
    return () => {
      isOver = true;
    };
  }, [toast, chunk, remove, notify]);

  return chunk ? <chunk.Toasts /> : null;
}
