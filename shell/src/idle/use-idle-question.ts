import { type ApiClient, BACKGROUND } from "@acompana/kit/api";
import { now, onClockChange } from "@acompana/kit/clock";
import { useAtomValue } from "jotai";
import { useCallback, useEffect, useRef, useState } from "react";
import { lastUseAtom, type Role } from "../session/sessions.ts";

/** How long before the end the question stands. */
const WARNING_MS = 60_000;
/** The server notes use once a minute at most: a session may end this much before we expect it. */
const GRAIN_MS = 60_000;
/** Who has touched the page this shortly before is there, and is not asked. */
const TOUCHED_MS = 60_000;
/** After the end, until the server is asked whether it has ended. */
const AFTER_MS = 1_000;

/**
 * Whether somebody must be asked if they are still there, and what their answer does. While nobody
 * answers, the server is asked after the end, and its answer ends the session here.
 */
export function useIdleQuestion(role: Role, idleSeconds: number | null, api: ApiClient) {
  const used = useAtomValue(lastUseAtom)[role];
  const [askedFor, setAskedFor] = useState<number>();
  const lastTouch = useLastTouch();

  const stay = useCallback(() => void askServer(api), [api]);
  useEffect(() => {
    if (idleSeconds === null || used === undefined) return;
    const end = used + idleSeconds * 1_000;
    const ask = () => {
      if (now() - lastTouch.current < TOUCHED_MS) stay();
      else setAskedFor(used);
    };
    const asking = setTimeout(ask, end - GRAIN_MS - WARNING_MS - now());
    const ended = setTimeout(() => void askServer(api, BACKGROUND), end + AFTER_MS - now());
    return () => {
      clearTimeout(asking);
      clearTimeout(ended);
    };
  }, [used, idleSeconds, api, stay, lastTouch]);

  // Later use, in this tab or another, answers the question too.
  return { isDue: askedFor !== undefined && askedFor === used, stay };
}

/** Asks for the session, which is use of it unless it is `BACKGROUND`. The client sees its end. */
async function askServer(api: ApiClient, headers: Record<string, string> = {}): Promise<void> {
  try {
    await api.GET("/api/session", { headers });
  } catch {
    // Without a network nothing is known yet; the question stays where it is.
  }
}

/** When the page was last touched or typed in, in ms since 1970. */
function useLastTouch() {
  const last = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const touch = () => {
      last.current = now();
    };
    const unlisten = onClockChange((correctedMs) => {
      last.current += correctedMs;
    });
    addEventListener("pointerdown", touch, true);
    addEventListener("keydown", touch, true);
    return () => {
      unlisten();
      removeEventListener("pointerdown", touch, true);
      removeEventListener("keydown", touch, true);
    };
  }, []);
  return last;
}
