import { useScreen } from "@acompana/kit/area";
import { Button, CheckField } from "@acompana/kit/ui";
import { Settings } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { text } from "../text.ts";
import styles from "./settings-menu.module.css";

/** The dashboard's settings, behind one button. */
export function SettingsMenu() {
  const { theme, setTheme } = useScreen();
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const panel = useId();

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (!menu.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, [open]);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape" || !open) return;
    setOpen(false);
    menu.current?.querySelector("button")?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape bubbles up from the controls within
    <div ref={menu} className={styles.menu} onKeyDown={closeOnEscape}>
      <Button
        icon={Settings}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        {text.dashboard.settings}
      </Button>
      <div id={panel} className={styles.panel} hidden={!open}>
        <CheckField
          label={text.dashboard.darkMode}
          checked={theme === "dark"}
          onValue={(dark) => setTheme(dark ? "dark" : "light")}
        />
      </div>
    </div>
  );
}
