import { ApiError } from "@acompana/kit/api";
import { useEffect, useRef, useState } from "react";
import { useFindPerson } from "./role-overlay.resource.ts";

/** So long the server may take before she is called all the same, in ms. */
const PATIENCE_MS = 3_000;

/**
 * Whether the person may be called now: the server is asked first, once for each time that
 * something comes due. Who enters here no more, as after a death, is forgotten and not called;
 * without an answer she is called, because a reminder needs no network.
 */
export function useStillCalled(id: string, isDue: boolean, onForget: () => void): boolean {
  const find = useFindPerson();
  const [isAsked, setAsked] = useState(false);
  const latest = useRef({ find, onForget });
  useEffect(() => {
    latest.current = { find, onForget };
  });
  useEffect(() => {
    if (!isDue) return setAsked(false);
    let isOver = false;
    const call = () => !isOver && setAsked(true);
    const patience = setTimeout(call, PATIENCE_MS);
    latest.current.find(id).then(
      (user) => (user || isOver ? call() : latest.current.onForget()),
      (error) =>
        error instanceof ApiError && error.status === 403 ? latest.current.onForget() : call(),
    );
    return () => {
      isOver = true;
      clearTimeout(patience);
    };
  }, [id, isDue]);
  return isAsked;
}
