import { atom, useAtom } from "jotai";
import { useCallback } from "react";
import { remember, remembered } from "../session/stored.ts";

export type Theme = "light" | "dark";

/** The stored choice, else what the system prefers, else light. */
export function initialTheme(): Theme {
  const stored = remembered("theme");
  if (stored === "light" || stored === "dark") return stored;
  return globalThis.matchMedia?.("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

const themeAtom = atom<Theme>(initialTheme());

/** The page's theme and how to change it; a change is stored and shown at once. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, set] = useAtom(themeAtom);
  const change = useCallback(
    (next: Theme) => {
      set(next);
      remember("theme", next);
      document.documentElement.classList.toggle("dark", next === "dark");
    },
    [set],
  );
  return [theme, change];
}
