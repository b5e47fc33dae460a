import type { ScreenName, ScreenRole, Session } from "@acompana/kit/area";
import { type ReactNode, useState } from "react";
import { chosenMunicipality, helpPhone } from "../bootstrap-config.ts";
import { useNotify } from "../notify/notices.ts";
import { usePortalConfig } from "../screens/portal-config.tsx";
import { text } from "../text.ts";
import styles from "./help-corner.module.css";

const words = text.help;

interface HelpCornerProps {
  /** The shown screen, and who sees it. */
  of: { screen: ScreenName; session: Session | null };
  /** Whose screen it is; null for one of the shell's own. */
  area: string | null;
  role: ScreenRole;
}

/**
 * 'Ayuda', beside the theme toggle in the corner of every screen: how it is used, as its area
 * says, or else how its role uses the portal; and the town hall's telephone.
 */
export function HelpCorner({ of, area, role }: HelpCornerProps) {
  const { bootstrap } = usePortalConfig();
  const notify = useNotify();
  const [dialog, setDialog] = useState<ReactNode>(null);
  const phone = helpPhone(bootstrap);

  // Fetched when it is asked for, with the chunk that has the shell's dialogs.
  async function open() {
    try {
      const [{ ModalDialog, beginLoad }, { HelpContent, screenHelp }] = await Promise.all([
        import("../stage.tsx"),
        import("./help.tsx"),
      ]);
      const { screen, session } = of;
      const own = area
        ? await screenHelp(beginLoad(bootstrap, area, screen, false).area, screen)
        : undefined;
      const municipality = chosenMunicipality(bootstrap);
      setDialog(
        <ModalDialog title={words.title} onClose={() => setDialog(null)}>
          <HelpContent
            role={role}
            own={own}
            isSignedIn={session !== null}
            municipality={municipality}
            phone={phone}
          />
        </ModalDialog>,
      );
    } catch {
      await notify.alert(words.failed, phone ? words.callInstead(phone) : undefined);
    }
  }

  return (
    <>
      <button type="button" className={styles.help} onClick={() => void open()}>
        <span aria-hidden="true">?</span>
        {words.title}
      </button>
      {dialog}
    </>
  );
}
