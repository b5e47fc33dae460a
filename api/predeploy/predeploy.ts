import { openDatabase } from "../db/open.ts";
import type { Config } from "../env.ts";
import { parseLegalTexts } from "../platform/legal-texts.ts";
import type { Log } from "../platform/log.ts";
import { loadPepper } from "../platform/secrets/pepper.ts";
import { openStorage } from "../platform/storage/open-storage.ts";
import { startProblem } from "../start/start-problem.ts";
import { checkDatabase } from "./check-database.ts";
import { checkFiles } from "./check-files.ts";
import { type Finding, problem } from "./finding.ts";
import { keepReleases, lookAtReleases } from "./keep-releases.ts";

type Terms = {
  clock: () => Date;
  log: Log;
  /** Only looks; the storage's own test file apart, nothing is written. */
  isDry: boolean;
};

const EMBEDDED =
  "DATABASE_URL: falta. Esto es para un portal cuya base de datos tiene dirección propia; uno con " +
  "los datos en su disco se pone en marcha con npm start.";

/** Makes database and storage ready for this version, and says of each whether it is. */
export async function predeploy(config: Config, { clock, log, isDry }: Terms): Promise<Finding[]> {
  if (config.database.driver === "pglite") return [problem(EMBEDDED)];
  const pepper = await loadPepper(config.pepper, config.dataDir);
  const storage = await openStorage(config.storage, { pepper, clock });
  const database = await openDatabase(config.database);
  try {
    const [data, files] = await Promise.all([
      checkDatabase(database, { config, clock, isDry }),
      checkFiles(storage, { config, clock }),
    ]);
    const found = [...data, ...files, ...checkTexts(config)];
    if (isDry) return [...found, await lookAtReleases(config)];
    if (found.some(({ kind }) => kind === "problem")) return found;
    return [...found, await keepReleases(config, { db: database.db, storage, clock, log })];
  } finally {
    await database.close();
  }
}

/** What is wrong in the operator's file of texts. */
function checkTexts({ legal, municipalities }: Config): Finding[] {
  try {
    if (legal) parseLegalTexts(legal.content, municipalities);
    return [];
  } catch (error) {
    return [problem(startProblem(error))];
  }
}
