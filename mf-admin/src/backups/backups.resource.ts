import { unwrap } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { dayAndTime } from "@acompana/kit/format";
import { resource, useReading } from "@acompana/kit/reading";
import { text } from "../text.ts";

const words = text.backups;
const backups = resource("backups");

/**
 * What an administrator should know of the portal's copies, the gravest first; nothing while all is
 * well. When the status cannot be read nothing is shown, because the list of users shows that
 * failure.
 */
export function useBackupWarnings(): string[] {
  const { api, session, timeZone } = useScreen();
  const asked = session?.role === "administrator" ? backups.key(session.administrator.id) : null;
  const { data } = useReading(asked, () => unwrap(api.GET("/api/backups/status")), {
    onError: () => {},
  });
  if (!data?.isAutomatic) return [];
  const warnings: string[] = [];
  const { lastBackupAt } = data;
  const last = lastBackupAt && dayAndTime(lastBackupAt, timeZone);
  if (data.isOverdue) warnings.push(words.overdue(last));
  if (data.problem) warnings.push(words.problem(data.problem));
  if (data.isDiskNearlyFull) warnings.push(words.diskNearlyFull);
  return warnings;
}
