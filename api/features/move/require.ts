import { sql } from "drizzle-orm";
import { appliedHashes, carriedHashes, isBeginning } from "../../db/migrate.ts";
import type { Db, OpenDatabase } from "../../db/open.ts";
import { rowsOf } from "../../db/rows.ts";
import { BackupError } from "../backup/index.ts";
import { firstFilled, portalTables } from "./portal-tables.ts";

/** The source's data are neither older nor newer than this program. */
export async function requireSameVersion(db: Db): Promise<void> {
  const [applied, carried] = [await appliedHashes(db), carriedHashes()];
  if (applied.length === 0) throw new BackupError("En esa base de datos no hay ningún portal.");
  if (!isBeginning(applied, carried)) {
    throw new BackupError(
      "Los datos son de otra versión, más nueva, de Acompaña. Instala esa versión y vuelve a intentarlo.",
    );
  }
  if (applied.length === carried.length) return;
  throw new BackupError(
    "Los datos son de una versión anterior de Acompaña. Pon antes en marcha el portal una vez con esta.",
  );
}

/** Makes the tables where there are none. @throws BackupError when there is anything in it */
export async function requireEmptyDatabase({
  db,
  migrate,
}: Pick<OpenDatabase, "db" | "migrate">): Promise<void> {
  const tables = await portalTables(db);
  const applied = await appliedHashes(db);
  const isForeign = applied.length === 0 && tables.length > 0;
  const filled = isForeign ? tables[0] : await firstFilled(db, tables);
  if (filled) {
    throw new BackupError(
      `La base de datos de destino no está vacía (${filled}). Elige otra, o vacíala antes.`,
    );
  }
  if (applied.length > 0) await requireSameVersion(db);
  await migrate();
}

const LOOKS = 10;
const BETWEEN_LOOKS_MS = 200;

/**
 * A portal that runs there would write while its data are copied. A connection that was closed just
 * now is still there for a moment.
 */
export async function requireAlone(db: Db): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    if ((await otherConnections(db)) === 0) return;
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS_MS));
  }
  throw new BackupError(
    "Hay otro programa conectado a esa base de datos. Para el portal de la nube y espera un minuto.",
  );
}

async function otherConnections(db: Db): Promise<number> {
  const [row] = await rowsOf<{ others: number }>(
    db,
    sql`select count(*)::int as others from pg_stat_activity
      where datname = current_database() and usename = current_user
        and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  return row?.others ?? 0;
}
