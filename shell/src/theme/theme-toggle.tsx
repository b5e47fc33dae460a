import { Moon, Sun } from "lucide-react";
import { text } from "../text.ts";
import styles from "./theme-toggle.module.css";
import { useTheme } from "./use-theme.ts";

/** Switches between light and dark. It stands in the same corner of every screen. */
export function ThemeToggle() {
  const [theme, setTheme] = useTheme();
  const dark = theme === "dark";
  const Icon = dark ? Sun : Moon;
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={dark ? text.theme.toLight : text.theme.toDark}
      onClick={() => setTheme(dark ? "light" : "dark")}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}
