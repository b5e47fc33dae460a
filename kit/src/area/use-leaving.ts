import { useEffect, useRef } from "react";
import type { Confirmation } from "./notify.ts";
import { useScreen } from "./screen-context.tsx";

/**
 * Runs `act` exactly once when the person leaves this screen: by Back, to another screen, by
 * logging out (before the session ends; a promise is waited for, two seconds at most) or by closing
 * the page. Calls in it need `keepalive: true`, so that they outlive the page. It never runs for
 * React's own unmounting, so StrictMode deletes nothing.
 */
export function useLeaving(act: () => unknown): void {
  const { navigationGuards } = useScreen();
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => navigationGuards.onBeforeLeave(() => latest.current()), [navigationGuards]);
}

/**
 * While there is a question, leaving this screen asks it first, and stays unless the person goes
 * ahead. Its first choice is to save and leave. Closing the page asks in the browser's own words.
 */
export function useUnsaved(
  question: (Required<Pick<Confirmation, "first">> & Confirmation) | null,
): void {
  const { navigationGuards, notify } = useScreen();
  const latest = useRef({ question, notify });
  useEffect(() => {
    latest.current = { question, notify };
  });
  const holds = question !== null;
  useEffect(() => {
    if (!holds) return;
    return navigationGuards.confirmLeave(async () => {
      const { question: asked, notify: voice } = latest.current;
      return asked === null || (await voice.confirm(asked));
    });
  }, [navigationGuards, holds]);
}

/**
 * Whether the screen is still drawn when what it did on being left has ended. It is when the page
 * is closed or somebody logs out: then nothing is read again.
 */
export function useIsOpen(): () => boolean {
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return () => isOpen.current;
}
