import { sentenceOf } from "@acompana/kit/api";
import { useScreen, useSession } from "@acompana/kit/area";
import { useConsents } from "@acompana/kit/consents";
import { ScrollText } from "lucide-react";
import { useRef } from "react";
import { Toggle } from "../settings/toggle.tsx";
import { ownDataText } from "../text/own-data.ts";
import { useForbidHeirs } from "./heirs.resource.ts";
import styles from "./own-data.module.css";

const words = ownDataText.heirs;

/**
 * Whether heirs may get the copy of everything. Saved with the press; not for an administrator who
 * has entered. An API of an earlier release says nothing of it.
 */
export function Heirs() {
  const { notify } = useScreen();
  const { user, enteredBy } = useSession("person");
  const { data } = useConsents(user.id);
  const forbid = useForbidHeirs(user.id);
  const saving = useRef(false);
  if (enteredBy || data?.heirsForbidden === undefined) return null;

  async function change(isAllowed: boolean) {
    if (saving.current) return;
    saving.current = true;
    try {
      await forbid(!isAllowed);
      notify.toast({ title: isAllowed ? words.allowed : words.forbidden });
    } catch (error) {
      await notify.alert(sentenceOf(error) ?? words.failed);
    } finally {
      saving.current = false;
    }
  }

  return (
    <section className={styles.part} aria-labelledby="own-data-heirs">
      <h2 id="own-data-heirs">{words.title}</h2>
      <Toggle
        icon={ScrollText}
        label={words.label}
        line={words.line}
        on={!data.heirsForbidden}
        onToggle={(isAllowed) => void change(isAllowed)}
      />
    </section>
  );
}
