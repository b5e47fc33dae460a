import { Moon, Sun } from "lucide-react";
import { useLayoutEffect } from "react";
import { text } from "../text.ts";
import styles from "./theme-toggle.module.css";
import { useTheme } from "./use-theme.ts";

/** Switches between light and dark. It stands in the same corner of every screen. */
export function ThemeToggle() {
  const [theme, setTheme] = useTheme();
  const dark = theme === "dark";
  const Icon = dark ? Sun : Moon;
  // Before it is painted, so that the page is never seen in the other theme.
  useLayoutEffect(() => {
    document.documentElement.classList.toggle("dark", dark);
  }, [dark]);
  return (
    <button
      type="button"
      className={styles.toggle}
      data-skips=""
      aria-label={dark ? text.theme.toLight : text.theme.toDark}
      onClick={() => setTheme(dark ? "light" : "dark")}
    >
      <Icon aria-hidden="true" />
      {dark ? text.theme.light : text.theme.dark}
    </button>
  );
}
