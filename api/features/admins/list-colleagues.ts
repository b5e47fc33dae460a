import { eq, sql } from "drizzle-orm";
import { nameOrder } from "../../db/name-order.ts";
import { administrators } from "../../db/schema/admins.ts";
import { auditEvents } from "../../db/schema/audit.ts";
import { totpFactors } from "../../db/schema/second-factor.ts";
import type { CtxOf } from "../../platform/context.ts";
import type { Colleague } from "./colleague-schemas.ts";

/** When the trail last saw them come in. */
const lastEntryAt = sql<string | null>`(select max(${auditEvents.at}) from ${auditEvents}
  where ${auditEvents.subjectId} = ${administrators.id}
    and ${auditEvents.action} = 'administrator.login')`;

/** All administrators of the caller's municipality, the caller among them. */
export async function listColleagues(ctx: CtxOf<"colleagues:read">): Promise<Colleague[]> {
  const { id: own, municipality } = ctx.principal;
  const rows = await ctx.db
    .select({
      id: administrators.id,
      name: administrators.name,
      email: administrators.email,
      disabledAt: administrators.disabledAt,
      factorOf: totpFactors.administratorId,
      lastEntryAt,
    })
    .from(administrators)
    .leftJoin(totpFactors, eq(totpFactors.administratorId, administrators.id))
    .where(eq(administrators.municipalityId, municipality.id))
    .orderBy(nameOrder(administrators.name), administrators.id);
  return rows.map(({ disabledAt, factorOf, lastEntryAt: entered, ...who }) => ({
    ...who,
    isActive: disabledAt === null,
    lastEntryAt: entered === null ? null : new Date(entered).toISOString(),
    hasSecondFactor: factorOf !== null,
    isYou: who.id === own,
  }));
}
