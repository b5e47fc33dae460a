import { TriangleAlert } from "lucide-react";
import { text } from "../text.ts";
import styles from "./backup-warnings.module.css";
import { useBackupWarnings } from "./backups.resource.ts";

/** Says on the dashboard that the portal's data would be lost with its machine. */
export function BackupWarnings() {
  const warnings = useBackupWarnings();
  if (warnings.length === 0) return null;
  return (
    <section className={styles.card} role="alert" aria-label={text.backups.title}>
      <TriangleAlert className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        {warnings.map((warning) => (
          <p key={warning}>{warning}</p>
        ))}
        <p>{text.backups.whatToDo}</p>
      </div>
    </section>
  );
}
