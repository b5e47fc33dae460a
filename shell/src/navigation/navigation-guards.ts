import { reportUnlessOffline } from "@acompana/kit/api";
import type { NavigationGuards } from "@acompana/kit/area";
import { useEffect, useState } from "react";

/** The guards of the shown screen: what runs when it is left, and what asks before. */
export interface GuardRegistry extends NavigationGuards {
  /** Runs every `onBeforeLeave` once. Resolves when all of them are done or have failed. */
  runGuards: () => Promise<void>;
  /** True when no guard asks; else resolves to the person's answer. */
  mayLeave: () => true | Promise<boolean>;
  /** Whether a guard asks before the screen is left. */
  isGuarded: () => boolean;
  /** Whether something runs when the screen is left. */
  actsOnLeaving: () => boolean;
  /** Removes all guards without running them, because the session has ended. */
  clear: () => void;
  /** The browser has restored the page from its cache: the guards run once more. */
  rearm: () => void;
}

interface Leaving {
  act: () => unknown;
  done: boolean;
}

export function createNavigationGuards(): GuardRegistry {
  const leavings = new Set<Leaving>();
  const holds = new Set<() => Promise<boolean>>();
  let asking = false;

  return {
    onBeforeLeave(act) {
      const leaving = { act, done: false };
      leavings.add(leaving);
      return () => void leavings.delete(leaving);
    },
    confirmLeave(ask) {
      holds.add(ask);
      return () => void holds.delete(ask);
    },
    async runGuards() {
      holds.clear();
      const due = [...leavings].filter(({ done }) => !done);
      await Promise.all(due.map(once));
    },
    mayLeave() {
      const [ask] = holds;
      if (!ask) return true;
      // One question at a time: pressing Back again does not ask again.
      if (asking) return Promise.resolve(false);
      asking = true;
      return ask().finally(() => {
        asking = false;
      });
    },
    isGuarded: () => holds.size > 0,
    actsOnLeaving: () => leavings.size > 0,
    clear() {
      holds.clear();
      leavings.clear();
    },
    rearm() {
      for (const leaving of leavings) leaving.done = false;
    },
  };
}

async function once(leaving: Leaving): Promise<void> {
  leaving.done = true;
  try {
    await leaving.act();
  } catch (error) {
    // Nobody would see a message any more. The next visit does what failed here.
    reportUnlessOffline(error);
  }
}

/** How long a script offers itself when the page is left, in ms: nobody notices. */
const OFFERED_MS = 20;

/**
 * Firefox cuts short the first script that it finds at work in a tab that is being closed, and lets
 * those behind it run. This one is there to be found, so that what is sent on leaving is not.
 */
function offerItself(): void {
  const until = performance.now() + OFFERED_MS;
  while (performance.now() < until);
}

/** The page's navigation guards. Closing the page counts as leaving too. */
export function useNavigationGuards(): GuardRegistry {
  const [guards] = useState(createNavigationGuards);
  useEffect(() => {
    const offer = () => guards.actsOnLeaving() && offerItself();
    const close = () => void guards.runGuards();
    const returned = (event: PageTransitionEvent) => event.persisted && guards.rearm();
    const warn = (event: BeforeUnloadEvent) => {
      // The browser asks with its own text; a page cannot change it. Before the shell loads the
      // page anew by itself, it asks without having the screen left, which would delete shown
      // messages.
      const isShell = !event.isTrusted;
      if (guards.isGuarded() || (isShell && guards.actsOnLeaving())) event.preventDefault();
    };
    addEventListener("pagehide", offer);
    addEventListener("pagehide", close);
    addEventListener("pageshow", returned);
    addEventListener("beforeunload", warn);
    return () => {
      removeEventListener("pagehide", offer);
      removeEventListener("pagehide", close);
      removeEventListener("pageshow", returned);
      removeEventListener("beforeunload", warn);
    };
  }, [guards]);
  return guards;
}
