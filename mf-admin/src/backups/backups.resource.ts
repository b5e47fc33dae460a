import { type components, unwrap } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { dayAndTime } from "@acompana/kit/format";
import { resource, useReading } from "@acompana/kit/reading";
import { text } from "../text.ts";

const words = text.backups;
const backups = resource("backups");

type BackupStatus = components["schemas"]["BackupStatus"];

/** When the portal's data were last copied, and what is wrong with that. */
export function useBackupStatus(options?: { onError: () => void }) {
  const { api, session } = useScreen();
  const asked = session?.role === "administrator" ? backups.key(session.administrator.id) : null;
  return useReading(asked, () => unwrap(api.GET("/api/backups/status")), options);
}

/** What is wrong with the copies, the gravest first. */
export function warningsOf(status: BackupStatus, timeZone: string): string[] {
  if (!status.isAutomatic) return [];
  const warnings: string[] = [];
  const { lastBackupAt } = status;
  const last = lastBackupAt && dayAndTime(lastBackupAt, timeZone);
  if (status.isOverdue) warnings.push(words.overdue(last));
  if (status.problem) warnings.push(words.problem(status.problem));
  if (status.isDiskNearlyFull) warnings.push(words.diskNearlyFull);
  return warnings;
}

/**
 * What an administrator should know of the portal's copies, the gravest first; nothing while all is
 * well. When the status cannot be read nothing is shown, because the list of users shows that
 * failure.
 */
export function useBackupWarnings(): string[] {
  const { timeZone } = useScreen();
  const { data } = useBackupStatus({ onError: () => {} });
  return data ? warningsOf(data, timeZone) : [];
}
