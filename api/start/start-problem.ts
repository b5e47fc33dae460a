import { databaseProblem } from "../db/database-problem.ts";
import { BackupError, backupProblem } from "../features/backup/index.ts";
import { framesOf } from "../platform/last-resort.ts";
import { StartRefused } from "../platform/start-refused.ts";

/**
 * Why the portal does not start, as the sentence that the operator reads. Only what was written for
 * them is said as it stands: another error's message may hold an address with its password, or what
 * somebody wrote. Of such a one the class, the code and the place are said.
 */
export function startProblem(error: unknown): string {
  if (error instanceof StartRefused || error instanceof BackupError) return error.message;
  const known = databaseProblem(error);
  if (known !== null) return known;
  const problem = backupProblem(error);
  const { path } = (error ?? {}) as { path?: unknown };
  if (typeof path === "string") return `${path}: ${problem}`;
  const frames = framesOf(error);
  const place = frames.find((frame) => !frame.includes("node_modules")) ?? frames[0];
  return place ? `${problem} (${place})` : problem;
}
