import { type ScreenName, type ScreenProps, screens } from "@acompana/kit/area";
import { atom, useAtomValue, useStore } from "jotai";
import { useEffect, useMemo } from "react";
import type { DepartureDesk } from "./departures.ts";

/** What each history entry holds: screens switch without a change of URL. */
interface Entry {
  screen: ScreenName;
  /** The part of the screen, when it is a step of its own. */
  view: string | null;
  /** How many screens of this visit lie before this one. */
  depth: number;
}

export interface Navigation {
  navigate: ScreenProps["navigate"];
  /** Like navigate, but the present screen cannot be returned to, nor does it hold anyone. */
  replace: (screen: ScreenName) => void;
  back: () => void;
}

/** The entry that the browser kept over a reload, or null at a first visit. */
export function keptEntry(): Entry | null {
  const state: unknown = history.state;
  const kept = state as Partial<Entry> | null;
  return kept?.screen && kept.screen in screens
    ? { screen: kept.screen, view: kept.view ?? null, depth: kept.depth ?? 0 }
    : null;
}

const LANDING: Entry = { screen: "landing", view: null, depth: 0 };
const placeAtom = atom<Entry>(LANDING);

/** The screen that is shown, and which part of it. */
export const usePlace = () => useAtomValue(placeAtom);

/** Shows a place; the screen that was there is left, unless it is the same one. */
function useArrival(departures: DepartureDesk) {
  const store = useStore();
  return useMemo(
    () => ({
      here: () => store.get(placeAtom),
      arrive(place: Entry) {
        if (store.get(placeAtom).screen !== place.screen) void departures.depart();
        store.set(placeAtom, place);
      },
    }),
    [store, departures],
  );
}

/** Switches screens and keeps the device's Back button one screen behind. */
export function useNavigation(departures: DepartureDesk): Navigation {
  const { here, arrive } = useArrival(departures);
  return useMemo(() => {
    const depth = () => keptEntry()?.depth ?? 0;
    const replace = (screen: ScreenName) => {
      const entry: Entry = { screen, view: null, depth: depth() };
      history.replaceState(entry, "");
      arrive(entry);
      scrollTo(0, 0);
    };
    const push = (screen: ScreenName, view: string | null, keepsPlace: boolean) => {
      const entry: Entry = { screen, view, depth: depth() + 1 };
      history.pushState(entry, "");
      arrive(entry);
      if (!keepsPlace) scrollTo(0, 0);
    };
    /** A screen that holds asks first; another part of the same screen is no way out. */
    const ifFree = (screen: ScreenName, go: () => void) => {
      const free = screen === here().screen || departures.mayLeave();
      if (free === true) return go();
      void free.then((goAhead) => goAhead && go());
    };
    return {
      replace,
      navigate: (screen, view, { keepsPlace = false } = {}) =>
        ifFree(screen, () => push(screen, view ?? null, keepsPlace)),
      back() {
        const entry = keptEntry();
        if (entry && entry.depth > 0) return history.back();
        const parent = screens[entry?.screen ?? "landing"].parent as ScreenName;
        ifFree(parent, () => replace(parent));
      },
    };
  }, [departures, here, arrive]);
}

/** Follows the device's Back and Forward buttons. Used once, by the portal itself. */
export function useHistoryScreens(departures: DepartureDesk): void {
  const { here, arrive } = useArrival(departures);
  useEffect(() => {
    let steppingBack = false;
    const follow = () => {
      if (steppingBack) {
        steppingBack = false;
        return;
      }
      const from = here();
      const to = keptEntry() ?? LANDING;
      const steps = to.depth - from.depth;
      const free = to.screen === from.screen || steps === 0 || departures.mayLeave();
      if (free === true) return arrive(to);
      // The browser has gone already: it is brought back until the person has answered.
      steppingBack = true;
      history.go(-steps);
      void free.then((goAhead) => {
        if (!goAhead) return;
        void departures.depart();
        history.go(steps);
      });
    };
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [departures, here, arrive]);
}
