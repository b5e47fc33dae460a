import { useScreen } from "@acompana/kit/area";
import { Button, CheckField } from "@acompana/kit/ui";
import {
  Blocks,
  ChartColumn,
  FileUp,
  MailPlus,
  Megaphone,
  MonitorSmartphone,
  Printer,
  ScrollText,
  Settings,
  TabletSmartphone,
  UserRound,
  UsersRound,
} from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { text } from "../text.ts";
import styles from "./settings-menu.module.css";

const words = text.dashboard;

interface SettingsMenuProps {
  onMyAccount: () => void;
  onColleagues: () => void;
  onInvite: () => void;
  onAnnouncements: () => void;
  onFigures: () => void;
  onAuthorise: () => void;
  onDevices: () => void;
  onImport: () => void;
  onSheets: () => void;
  onEvents: () => void;
  onPortalParts: () => void;
}

/** The dashboard's settings, behind one button. */
export function SettingsMenu(props: SettingsMenuProps) {
  const { onMyAccount, onColleagues, onInvite, onImport, onSheets, onAnnouncements, onFigures } =
    props;
  const { onAuthorise, onDevices, onEvents, onPortalParts } = props;
  const { theme, setTheme } = useScreen();
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const panel = useId();

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

  function close() {
    setOpen(false);
    menu.current?.querySelector("button")?.focus();
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === "Escape" && open) close();
  }

  /** Closed first: the focus comes back to the menu's own button. */
  const choose = (action: () => void) => () => {
    close();
    action();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape bubbles up from the controls within
    <div ref={menu} className={styles.menu} onKeyDown={closeOnEscape}>
      <Button
        icon={Settings}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        {words.settings}
      </Button>
      <div id={panel} className={styles.panel} hidden={!open}>
        <CheckField
          label={words.darkMode}
          checked={theme === "dark"}
          onValue={(dark) => setTheme(dark ? "dark" : "light")}
        />
        <Button look="quiet" icon={Megaphone} onClick={choose(onAnnouncements)}>
          {words.announcements}
        </Button>
        <Button look="quiet" icon={ChartColumn} onClick={choose(onFigures)}>
          {words.figures}
        </Button>
        <Button look="quiet" icon={UserRound} onClick={choose(onMyAccount)}>
          {words.myAccount}
        </Button>
        <Button look="quiet" icon={UsersRound} onClick={choose(onColleagues)}>
          {words.colleagues}
        </Button>
        <Button look="quiet" icon={FileUp} onClick={choose(onImport)}>
          {words.import}
        </Button>
        <Button look="quiet" icon={Printer} onClick={choose(onSheets)}>
          {words.sheets}
        </Button>
        <Button look="quiet" icon={MailPlus} onClick={choose(onInvite)}>
          {words.invite}
        </Button>
        <Button look="quiet" icon={TabletSmartphone} onClick={choose(onAuthorise)}>
          {words.authoriseThis}
        </Button>
        <Button look="quiet" icon={MonitorSmartphone} onClick={choose(onDevices)}>
          {words.devices}
        </Button>
        <Button look="quiet" icon={ScrollText} onClick={choose(onEvents)}>
          {words.events}
        </Button>
        <Button look="quiet" icon={Blocks} onClick={choose(onPortalParts)}>
          {words.portalParts}
        </Button>
      </div>
    </div>
  );
}
