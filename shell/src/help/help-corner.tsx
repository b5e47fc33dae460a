import type { ScreenRole } from "@acompana/kit/area";
import { type ReactNode, useState } from "react";
import { chosenMunicipality, helpPhone } from "../bootstrap-config.ts";
import { useNotify } from "../notify/notices.ts";
import { usePortalConfig } from "../screens/portal-config.tsx";
import { text } from "../text.ts";
import styles from "./help-corner.module.css";

const words = text.help;

/**
 * 'Ayuda', beside the theme toggle in the corner of every screen: the town hall's telephone, and how
 * the role of this screen uses the portal.
 */
export function HelpCorner({ role }: { role: ScreenRole }) {
  const { bootstrap } = usePortalConfig();
  const notify = useNotify();
  const [dialog, setDialog] = useState<ReactNode>(null);
  const phone = helpPhone(bootstrap);

  // Fetched when it is asked for, with the chunk that has the shell's dialogs.
  async function open() {
    try {
      const [{ ModalDialog }, { HelpContent }] = await Promise.all([
        import("../stage.tsx"),
        import("./help.tsx"),
      ]);
      const municipality = chosenMunicipality(bootstrap);
      setDialog(
        <ModalDialog title={words.title} onClose={() => setDialog(null)}>
          <HelpContent role={role} municipality={municipality} phone={phone} />
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
