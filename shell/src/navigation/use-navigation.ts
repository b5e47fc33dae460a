import type { ScreenProps } from "@acompana/kit/area";
import { atom, useAtomValue, useStore } from "jotai";
import { useEffect, useMemo } from "react";
import { type DeclaredScreens, LANDING } from "../screens/declared-screens.ts";
import type { GuardRegistry } from "./navigation-guards.ts";
import { closeUppermostAtom, isCalledAtom } from "./open-dialogs.ts";

/** What each history entry holds: screens switch without a change of URL. */
interface Entry {
  screen: string;
  /** The part of the screen, when it is a step of its own. */
  view: string | null;
  /** How many screens of this visit lie before this one. */
  depth: number;
  /** These screens, the first one first; a view of a screen, which is none itself, is ''. */
  trail: readonly string[];
}

export interface Navigation {
  navigate: ScreenProps["navigate"];
  /** Like navigate, but the present screen cannot be returned to, and it asks no question. */
  replace: (screen: string) => void;
  /** Shows the entry that the browser kept over a reload, with its view and what lies before it. */
  restore: () => void;
  back: () => void;
}

/** The entry that the browser kept over a reload, or null at a first visit. */
export function keptEntry(screens: DeclaredScreens): Entry | null {
  const state: unknown = history.state;
  const kept = state as Partial<Entry> | null;
  return kept?.screen && screens.find(kept.screen)
    ? {
        screen: kept.screen,
        view: kept.view ?? null,
        depth: kept.depth ?? 0,
        trail: kept.trail ?? [],
      }
    : null;
}

const FIRST: Entry = { screen: LANDING, view: null, depth: 0, trail: [] };
const placeAtom = atom<Entry>(FIRST);
/** Whether the portal itself has stepped back, as a dialog does whose opening was a step. */
const isOwnStepAtom = atom(false);

/** The screen that is shown, and which part of it. */
export const usePlace = () => useAtomValue(placeAtom);

/** Shows a place; the screen that was there is left, unless it is the same one. */
function useArrival(navigationGuards: GuardRegistry) {
  const store = useStore();
  return useMemo(
    () => ({
      store,
      here: () => store.get(placeAtom),
      arrive(place: Entry) {
        if (store.get(placeAtom).screen !== place.screen) void navigationGuards.runGuards();
        store.set(placeAtom, place);
      },
    }),
    [store, navigationGuards],
  );
}

/** The screens above a screen, the nearest first, as they are declared. */
function ancestors(screen: string, screens: DeclaredScreens): string[] {
  const above: string[] = [];
  let parent = screens.find(screen)?.parent;
  while (parent && !above.includes(parent)) {
    above.push(parent);
    parent = screens.find(parent)?.parent;
  }
  return above;
}

/** Switches screens and keeps the device's Back button one screen behind. */
export function useNavigation(
  navigationGuards: GuardRegistry,
  screens: DeclaredScreens,
): Navigation {
  const { store, here, arrive } = useArrival(navigationGuards);
  return useMemo(() => {
    const replace = (screen: string) => {
      const { depth, trail } = keptEntry(screens) ?? FIRST;
      const entry: Entry = { screen, view: null, depth, trail };
      history.replaceState(entry, "");
      arrive(entry);
      scrollTo(0, 0);
    };
    const push = (screen: string, view: string | null, keepsPlace: boolean) => {
      const from = keptEntry(screens) ?? FIRST;
      const before = from.view === null ? from.screen : "";
      const entry: Entry = {
        screen,
        view,
        depth: from.depth + 1,
        trail: [...from.trail, before],
      };
      history.pushState(entry, "");
      arrive(entry);
      if (!keepsPlace) scrollTo(0, 0);
    };
    /** A guard may ask first. Another part of the same screen does not leave the screen. */
    const ifFree = (screen: string, go: () => void) => {
      const free = screen === here().screen || navigationGuards.mayLeave();
      if (free === true) return go();
      void free.then((goAhead) => goAhead && go());
    };
    /**
     * How many steps back a screen above the present one was passed through, or 0. The landing is
     * above all, and a new beginning.
     */
    const stepsUp = (screen: string) => {
      const { screen: from, trail } = keptEntry(screens) ?? FIRST;
      const isAbove = screen !== LANDING && ancestors(from, screens).includes(screen);
      const at = trail.lastIndexOf(screen);
      // Entries that an earlier release of the shell has left have a depth and no trail.
      return isAbove && at >= 0 ? trail.length - at : 0;
    };
    const goBack = (steps: number) => {
      store.set(isOwnStepAtom, true);
      history.go(-steps);
    };
    return {
      replace,
      restore: () => arrive(keptEntry(screens) ?? FIRST),
      navigate(screen, view, { keepsPlace = false, replaces = false } = {}) {
        if (replaces) return ifFree(screen, () => replace(screen));
        const steps = view === undefined ? stepsUp(screen) : 0;
        if (steps > 0) return goBack(steps);
        ifFree(screen, () => push(screen, view ?? null, keepsPlace));
      },
      back() {
        const entry = keptEntry(screens);
        if (entry && entry.depth > 0) return goBack(1);
        const parent = screens.find(entry?.screen ?? LANDING)?.parent ?? LANDING;
        ifFree(parent, () => replace(parent));
      },
    };
  }, [navigationGuards, screens, store, here, arrive]);
}

/** Follows the device's Back and Forward buttons. Used once, by the portal itself. */
export function useHistoryScreens(navigationGuards: GuardRegistry, screens: DeclaredScreens): void {
  const { store, here, arrive } = useArrival(navigationGuards);
  useEffect(() => {
    let onReturn: (() => void) | null = null;
    /** The browser has left the entry already, so it returns; `act` runs when it is there. */
    const returnBy = (steps: number, act: () => void) => {
      onReturn = act;
      history.go(-steps);
    };
    const follow = () => {
      if (onReturn) {
        const act = onReturn;
        onReturn = null;
        return act();
      }
      const isOwnStep = store.get(isOwnStepAtom);
      store.set(isOwnStepAtom, false);
      const from = here();
      const to = keptEntry(screens) ?? FIRST;
      const steps = to.depth - from.depth;
      const close = store.get(closeUppermostAtom);
      const isHeld = steps < 0 || (steps > 0 && store.get(isCalledAtom));
      if (close && isHeld && !isOwnStep) return returnBy(steps, close);
      const free = to.screen === from.screen || steps === 0 || navigationGuards.mayLeave();
      if (free === true) return arrive(to);
      returnBy(steps, () => {});
      void free.then((goAhead) => {
        if (!goAhead) return;
        void navigationGuards.runGuards();
        history.go(steps);
      });
    };
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [navigationGuards, screens, store, here, arrive]);
}
