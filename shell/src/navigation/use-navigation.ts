import { type ScreenName, screens } from "@acompana/kit/area";
import { atom, useAtomValue, useSetAtom } from "jotai";
import { useEffect, useMemo } from "react";

/** What each history entry holds: screens switch without a change of URL. */
interface Entry {
  screen: ScreenName;
  /** The part of the screen, when it is a step of its own. */
  view: string | null;
  /** How many screens of this visit lie before this one. */
  depth: number;
}

export interface Navigation {
  navigate: (screen: ScreenName, view?: string) => void;
  /** Like navigate, but the present screen cannot be returned to. */
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

type Place = Pick<Entry, "screen" | "view">;

const LANDING: Place = { screen: "landing", view: null };
const placeAtom = atom<Place>(LANDING);

/** The screen that is shown, and which part of it. */
export const usePlace = () => useAtomValue(placeAtom);

/** Switches screens and keeps the device's Back button one screen behind. */
export function useNavigation(): Navigation {
  const setPlace = useSetAtom(placeAtom);
  return useMemo(() => {
    const depth = () => keptEntry()?.depth ?? 0;
    const replace = (screen: ScreenName) => {
      history.replaceState({ screen, view: null, depth: depth() } satisfies Entry, "");
      setPlace({ screen, view: null });
      scrollTo(0, 0);
    };
    return {
      replace,
      navigate(screen, view) {
        const place = { screen, view: view ?? null };
        history.pushState({ ...place, depth: depth() + 1 } satisfies Entry, "");
        setPlace(place);
        scrollTo(0, 0);
      },
      back() {
        const entry = keptEntry();
        if (entry && entry.depth > 0) history.back();
        else replace(screens[entry?.screen ?? "landing"].parent as ScreenName);
      },
    };
  }, [setPlace]);
}

/** Follows the device's Back and Forward buttons. Used once, by the portal itself. */
export function useHistoryScreens(): void {
  const setPlace = useSetAtom(placeAtom);
  useEffect(() => {
    const follow = () => setPlace(keptEntry() ?? LANDING);
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [setPlace]);
}
