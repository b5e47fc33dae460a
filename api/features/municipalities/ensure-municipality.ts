import { eq } from "drizzle-orm";
import { municipalities } from "../../db/schema/municipalities.ts";
import { ANYONE_ACTOR } from "../../platform/audit/actor.ts";
import { recordEvent } from "../../platform/audit/record-event.ts";
import type { Ctx } from "../../platform/context.ts";
import { unknownMunicipality } from "../../platform/errors.ts";
import type { Municipality } from "../../platform/principal.ts";

const asWritten = (name: string) => name.trim().normalize("NFC").toLocaleLowerCase("es");

type Services = Pick<Ctx, "db" | "clock" | "config">;

/** Open to anyone, but only the configured names exist. */
export async function ensureMunicipality(
  ctx: Services,
  { name }: { name: string },
): Promise<Municipality> {
  const wanted = asWritten(name);
  const configured = ctx.config.municipalities.find((known) => asWritten(known) === wanted);
  if (!configured) throw unknownMunicipality();
  return (await find(ctx, configured)) ?? (await create(ctx, configured));
}

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
  const at = ctx.clock();
  const created = await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(municipalities)
      .values({ name, createdAt: at })
      .onConflictDoNothing()
      .returning({ id: municipalities.id, name: municipalities.name });
    if (!row) return null;
    const event = { subjectId: row.id, municipalityId: row.id, actor: ANYONE_ACTOR };
    await recordEvent(tx, { at, action: "municipality.created", ...event });
    return row;
  });
  const municipality = created ?? (await find(ctx, name));
  if (!municipality) throw unknownMunicipality();
  return municipality;
}
