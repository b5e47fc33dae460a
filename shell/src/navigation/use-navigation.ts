import { type ScreenName, screens } from "@acompana/kit/area";
import { atom, useAtomValue, useSetAtom } from "jotai";
import { useEffect, useMemo } from "react";

/** What each history entry holds: screens switch without a change of URL. */
interface Entry {
  screen: ScreenName;
  /** How many screens of this visit lie before this one. */
  depth: number;
}

export interface Navigation {
  navigate: (screen: ScreenName) => void;
  /** Like navigate, but the present screen cannot be returned to. */
  replace: (screen: ScreenName) => void;
  back: () => void;
}

/** The entry that the browser kept over a reload, or null at a first visit. */
export function keptEntry(): Entry | null {
  const state: unknown = history.state;
  const kept = state as Partial<Entry> | null;
  return kept?.screen && kept.screen in screens
    ? { screen: kept.screen, depth: kept.depth ?? 0 }
    : null;
}

const screenAtom = atom<ScreenName>("landing");

export const useScreenName = () => useAtomValue(screenAtom);

/** Switches screens and keeps the device's Back button one screen behind. */
export function useNavigation(): Navigation {
  const setScreen = useSetAtom(screenAtom);
  return useMemo(() => {
    const depth = () => keptEntry()?.depth ?? 0;
    const replace = (screen: ScreenName) => {
      history.replaceState({ screen, depth: depth() } satisfies Entry, "");
      setScreen(screen);
      scrollTo(0, 0);
    };
    return {
      replace,
      navigate(screen) {
        history.pushState({ screen, depth: depth() + 1 } satisfies Entry, "");
        setScreen(screen);
        scrollTo(0, 0);
      },
      back() {
        const entry = keptEntry();
        if (entry && entry.depth > 0) history.back();
        else replace((screens[entry?.screen ?? "landing"].parent as ScreenName) ?? "landing");
      },
    };
  }, [setScreen]);
}

/** Follows the device's Back and Forward buttons. Used once, by the portal itself. */
export function useHistoryScreens(): void {
  const setScreen = useSetAtom(screenAtom);
  useEffect(() => {
    const follow = () => setScreen(keptEntry()?.screen ?? "landing");
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [setScreen]);
}
