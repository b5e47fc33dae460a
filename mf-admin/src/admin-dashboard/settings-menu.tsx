import { useScreen } from "@acompana/kit/area";
import { Button, CheckField } from "@acompana/kit/ui";
import { Settings } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { AUTHORISE, RARE, SETTINGS, type Setting } from "../rooms/rooms.ts";
import { text } from "../text.ts";
import styles from "./settings-menu.module.css";

const words = text.dashboard;

interface SettingsMenuProps {
  /** Whether the rooms stand beside the page: they are then not here. */
  hasRoomList: boolean;
  onView: (view: string) => void;
  onDialog: (kind: "authorise-device") => void;
}

/** The menu is never lower than that, in px: where there is no more room one scrolls to it. */
const LEAST_PX = 240;

/** The dashboard's settings, behind one button. */
export function SettingsMenu({ hasRoomList, onView, onDialog }: SettingsMenuProps) {
  const { theme, setTheme } = useScreen();
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (!menu.current?.contains(event.target as Node)) setOpen(false);
    };
    // Nor may it lie over what Tab has gone on to.
    for (const event of ["pointerdown", "focusin"]) document.addEventListener(event, closeOutside);
    return () => {
      for (const event of ["pointerdown", "focusin"])
        document.removeEventListener(event, closeOutside);
    };
  }, [open]);

  // What has no room in the window is scrolled to within the menu.
  useLayoutEffect(() => {
    const shown = panel.current;
    if (!open || !shown) return;
    const fit = () => {
      const room = innerHeight - shown.getBoundingClientRect().top - 12;
      shown.style.maxBlockSize = `${Math.max(LEAST_PX, room)}px`;
    };
    fit();
    addEventListener("resize", fit);
    return () => removeEventListener("resize", fit);
  }, [open]);

  function close() {
    setOpen(false);
    menu.current?.querySelector("button")?.focus();
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === "Escape" && open) close();
  }

  function choose(to: string) {
    // Closed first: the focus comes back to the menu's own button.
    close();
    if (to === AUTHORISE) onDialog(to);
    else onView(to);
  }

  const line = ({ to, icon, label }: Setting) => (
    <Button key={to} look="quiet" icon={icon} onClick={() => choose(to)}>
      {label}
    </Button>
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape bubbles up from within
    <div ref={menu} className={hasRoomList ? styles.beside : ""} onKeyDown={closeOnEscape}>
      <Button
        icon={Settings}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        {words.settings}
      </Button>
      <div id={panelId} ref={panel} className={styles.panel} hidden={!open}>
        <CheckField
          label={words.darkMode}
          checked={theme === "dark"}
          onValue={(dark) => setTheme(dark ? "dark" : "light")}
        />
        {hasRoomList ? (
          <div className={styles.lines}>{RARE.map(line)}</div>
        ) : (
          <div className={styles.groups}>
            {SETTINGS.map(({ title, entries }) => (
              <section key={title} className={styles.lines}>
                <h2>{title}</h2>
                {entries.map(line)}
              </section>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
