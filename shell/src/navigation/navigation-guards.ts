import type { Departures } from "@acompana/kit/area";
import { useEffect, useState } from "react";

/** What waits for the shown screen to be left, and what holds it. */
export interface DepartureDesk extends Departures {
  /** Runs what waits, each once. Resolves when all of it is done or has failed. */
  depart: () => Promise<void>;
  /** True when nothing holds the screen; else the person is asked. */
  mayLeave: () => true | Promise<boolean>;
  /** Whether leaving would have to be asked for. */
  isHeld: () => boolean;
  /** Lets go of everything unasked and undone: there is no session left to do it in. */
  abandon: () => void;
  /** The page came back from the browser's own memory: it may be left once more. */
  rearm: () => void;
}

interface Leaving {
  act: () => unknown;
  done: boolean;
}

export function createDepartures(): DepartureDesk {
  const leavings = new Set<Leaving>();
  const holds = new Set<() => Promise<boolean>>();
  let asking = false;

  return {
    onLeaving(act) {
      const leaving = { act, done: false };
      leavings.add(leaving);
      return () => void leavings.delete(leaving);
    },
    hold(ask) {
      holds.add(ask);
      return () => void holds.delete(ask);
    },
    async depart() {
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
    isHeld: () => holds.size > 0,
    abandon() {
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
    // Nobody is there any more to be told; the next visit finds what was left undone.
    reportError(error);
  }
}

/** The page's one desk. Closing the page is a way out as well. */
export function useDepartures(): DepartureDesk {
  const [desk] = useState(createDepartures);
  useEffect(() => {
    const close = () => void desk.depart();
    const returned = (event: PageTransitionEvent) => event.persisted && desk.rearm();
    const warn = (event: BeforeUnloadEvent) => {
      // The browser asks in its own words; no page may word this question.
      if (desk.isHeld()) event.preventDefault();
    };
    addEventListener("pagehide", close);
    addEventListener("pageshow", returned);
    addEventListener("beforeunload", warn);
    return () => {
      removeEventListener("pagehide", close);
      removeEventListener("pageshow", returned);
      removeEventListener("beforeunload", warn);
    };
  }, [desk]);
  return desk;
}
