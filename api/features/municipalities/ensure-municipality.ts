import { eq, sql } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { municipalities } from "../../db/schema/municipalities.ts";
import { ANYONE_ACTOR } from "../../platform/audit/actor.ts";
import { recordEvent } from "../../platform/audit/record-event.ts";
import type { Ctx } from "../../platform/context.ts";
import { ServiceError, unknownMunicipality } from "../../platform/errors.ts";
import { tidyText } from "../../platform/http/typed-text.ts";
import type { Municipality } from "../../platform/principal.ts";

/** With one plain blank for several, or for others: what is copied from a page has both. */
const tidied = (name: string) => tidyText(name, "name").replace(/\s+/gu, " ").trim();
const asWritten = (name: string) => tidied(name).toLocaleLowerCase("es");

type Services = Pick<Ctx, "db" | "clock" | "config">;

/** How many a portal has that makes what is asked for. */
const MOST_MUNICIPALITIES = 20;

/**
 * Open to anyone. Only the configured names exist, unless nobody has configured any on a portal of
 * one's own: there what is asked for is made.
 */
export async function ensureMunicipality(
  ctx: Services,
  { name }: { name: string },
): Promise<Municipality> {
  const wanted = asWritten(name);
  const configured = ctx.config.municipalities.find((known) => asWritten(known) === wanted);
  if (configured) return (await find(ctx, configured)) ?? (await create(ctx, configured));
  if (!ctx.config.makesMunicipalities) throw unknownMunicipality();
  return await findOrMake(ctx, name);
}

/** Under a lock, so that two who write one name differently make one, and nobody makes too many. */
async function findOrMake(ctx: Services, name: string): Promise<Municipality> {
  const { id, name: column } = municipalities;
  return await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${municipalities} in share row exclusive mode`);
    const all = await tx.select({ id, name: column }).from(municipalities);
    const known = all.find((one) => asWritten(one.name) === asWritten(name));
    if (known) return known;
    if (all.length >= MOST_MUNICIPALITIES) throw tooMany();
    const made = await insert(ctx, tx, tidied(name));
    if (!made) throw new Error("a municipality under the lock was there already");
    return made;
  });
}

const tooMany = () =>
  new ServiceError(
    409,
    "TOO_MANY_MUNICIPALITIES",
    `Este portal ya tiene ${MOST_MUNICIPALITIES} municipios y no admite más.`,
  );

async function find(ctx: Services, name: string): Promise<Municipality | undefined> {
  const { id, name: column } = municipalities;
  const [row] = await ctx.db
    .select({ id, name: column })
    .from(municipalities)
    .where(eq(column, name));
  return row;
}

/** Two first visitors at once make one municipality. */
async function create(ctx: Services, name: string): Promise<Municipality> {
  const created = await ctx.db.transaction((tx) => insert(ctx, tx, name));
  const municipality = created ?? (await find(ctx, name));
  if (!municipality) throw unknownMunicipality();
  return municipality;
}

async function insert(ctx: Services, tx: Db, name: string): Promise<Municipality | null> {
  const at = ctx.clock();
  const [row] = await tx
    .insert(municipalities)
    .values({ name, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: municipalities.id, name: municipalities.name });
  if (!row) return null;
  const event = { subjectId: row.id, municipalityId: row.id, actor: ANYONE_ACTOR };
  await recordEvent(tx, { at, action: "municipality.created", ...event });
  return row;
}
