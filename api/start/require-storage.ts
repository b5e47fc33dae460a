import { StartRefused } from "../platform/start-refused.ts";
import type { FileStorage } from "../platform/storage/file-storage.ts";
import type { StorageConfig } from "../platform/storage/open-storage.ts";
import { storageProblem } from "./storage-problem.ts";

/**
 * Asks a bucket whether these keys open it, while the database is opened. With wrong ones the
 * portal would start, and lose what people send. A bucket that does not answer is told and no
 * reason to keep everything else from them.
 *
 * @throws StartRefused naming the variable that is wrong
 */
export async function requireStorage(
  storage: FileStorage,
  config: StorageConfig,
  say: (sentence: string) => void,
): Promise<void> {
  if (config.driver !== "s3") return;
  const fault = await storage.check();
  if (fault === null) return;
  const problem = storageProblem(fault, config);
  if (fault !== "unreachable") throw new StartRefused(problem);
  say(`AVISO: ${problem} El portal arranca, pero sin fotos, videos ni audios hasta que conteste.`);
}
