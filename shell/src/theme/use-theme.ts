import { atom, useAtomValue, useSetAtom } from "jotai";
import { useCallback } from "react";
import { sessionsAtom } from "../session/sessions.ts";
import { remember, remembered } from "../session/stored.ts";

export type Theme = "light" | "dark";

/** What was chosen on this device, or null. */
function storedTheme(): Theme | null {
  const stored = remembered("theme");
  return stored === "light" || stored === "dark" ? stored : null;
}

/** What the system prefers, else light. */
const systemTheme = (): Theme =>
  globalThis.matchMedia?.("(prefers-color-scheme: dark)").matches ? "dark" : "light";

/** The stored choice, else what the system prefers, else light. */
export const initialTheme = (): Theme => storedTheme() ?? systemTheme();

const chosenThemeAtom = atom(storedTheme());

/** The page's theme: the first that is known, in the order of docs/adr/screen-styles.md. */
const themeAtom = atom<Theme>((get) => {
  const session = get(sessionsAtom).person?.session;
  const isWished = session?.role === "person" && session.user.darkMode;
  return get(chosenThemeAtom) ?? (isWished ? "dark" : systemTheme());
});

/** The page's theme and how to change it; a change is stored and shown at once. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const choose = useSetAtom(chosenThemeAtom);
  const change = useCallback(
    (next: Theme) => {
      remember("theme", next);
      choose(next);
    },
    [choose],
  );
  return [useAtomValue(themeAtom), change];
}
