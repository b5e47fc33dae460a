import { sql } from "drizzle-orm";
import { appliedHashes, missingMigrations } from "../db/migrate.ts";
import { type OpenDatabase, openDatabase } from "../db/open.ts";
import { rowsOf } from "../db/rows.ts";
import type { Config } from "../env.ts";
import { StartRefused } from "../platform/start-refused.ts";
import { readStart } from "../start/read-start.ts";
import { isPepperOf, keepPepper, otherPepper } from "../start/require-pepper.ts";
import { startProblem } from "../start/start-problem.ts";
import { checkClock } from "./check-clock.ts";
import { type Finding, good, note, problem } from "./finding.ts";

type Terms = {
  config: Config;
  clock: () => Date;
  /** Changes nothing in the database. */
  isDry: boolean;
};

/**
 * The database over the address that the portal uses and over the one that migrates: whether both
 * answer, their schema, the pepper and the clock.
 */
export async function checkDatabase(database: OpenDatabase, terms: Terms): Promise<Finding[]> {
  try {
    return [
      await clockOf(database, terms),
      await bringUpToDate(database, terms),
      await pepperOf(database, terms),
    ];
  } catch (error) {
    return [problem(`Base de datos: ${startProblem(error)}`)];
  }
}

async function clockOf({ db }: OpenDatabase, { clock }: Terms): Promise<Finding> {
  const asked = clock().getTime();
  const [row] = await rowsOf<{ ms: number }>(
    db,
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  );
  const answered = clock().getTime();
  return checkClock("de la base de datos", row?.ms ?? 0, { asked, answered });
}

async function bringUpToDate(database: OpenDatabase, { config, isDry }: Terms): Promise<Finding> {
  const missing = missingMigrations(await appliedHashes(database.db)).length;
  await askDirectly(config);
  if (missing === 0) return good("Base de datos: contesta y está al día.");
  if (isDry) {
    return note(`Base de datos: contesta. Faltan ${missing} cambios, que se harán al desplegar.`);
  }
  await database.migrate();
  return good(`Base de datos: contesta, y se han hecho los ${missing} cambios que faltaban.`);
}

/** The address that migrates may be another one, which the portal itself seldom asks. */
async function askDirectly({ database }: Config): Promise<void> {
  if (database.driver === "pglite" || database.migrationUrl === database.url) return;
  const direct = await openDatabase({ ...database, url: database.migrationUrl });
  try {
    await direct.db.execute(sql`select 1`);
  } catch (error) {
    const reason = startProblem(error);
    const { host } = new URL(database.migrationUrl);
    throw new StartRefused(
      `por la dirección directa (${host}): ${reason} Ponla en MIGRATION_DATABASE_URL.`,
    );
  } finally {
    await direct.close();
  }
}

async function pepperOf({ db }: OpenDatabase, { config, clock, isDry }: Terms): Promise<Finding> {
  const pepper = new TextEncoder().encode(config.pepper ?? "");
  const known = (await readStart(db, clock()))?.pepperMac ?? null;
  if (known === null && isDry) {
    return note("Pimienta: la base de datos no conoce ninguna todavía; se apuntará esta.");
  }
  const isRight =
    known === null ? await keepPepper(db, pepper, clock()) : isPepperOf(known, pepper);
  return isRight
    ? good("Pimienta: es la de esta base de datos.")
    : problem(`Pimienta: ${otherPepper(null)}`);
}
