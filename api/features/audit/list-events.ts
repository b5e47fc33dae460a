import { and, desc, eq, gte, lt, sql } from "drizzle-orm";
import { administrators } from "../admins/table.ts";
import { actorOf, requirePersonOrAdministrator } from "../auth/permissions.ts";
import type { Ctx } from "../context.ts";
import { supportPersons } from "../support-persons/table.ts";
import { users } from "../users/table.ts";
import { recordEvent } from "./record-event.ts";
import type { AuditEventAnswer } from "./schemas.ts";
import { auditEvents } from "./table.ts";

type Input = { id: string; before?: string | undefined; limit: number };

/** The person and administrators of the municipality, who are written down in turn. */
export async function listEvents(
  ctx: Ctx,
  { id, before, limit }: Input,
): Promise<AuditEventAnswer[]> {
  const reader = await requirePersonOrAdministrator(ctx, id);
  const rows = await selectEvents(ctx, { id, before, limit });
  const actor = actorOf(reader);
  if (actor.role === "administrator") {
    const event = { actor, subjectId: id, municipalityId: reader.municipality.id };
    await recordEvent(ctx.db, { at: ctx.clock(), action: "audit.read", ...event });
  }
  return rows.map(({ at, action, actorRole, name }) => ({
    at: at.toISOString(),
    action,
    actor: { role: actorRole, name },
  }));
}

/** May be longer than `limit`: events of one moment stay together, or `before` would lose some. */
function selectEvents({ db }: Ctx, { id, before, limit }: Input) {
  const wanted = and(
    eq(auditEvents.subjectId, id),
    before === undefined ? undefined : lt(auditEvents.at, new Date(before)),
  );
  const last = db
    .select({ at: auditEvents.at })
    .from(auditEvents)
    .where(wanted)
    .orderBy(desc(auditEvents.at))
    .offset(limit - 1)
    .limit(1);
  return db
    .select({
      at: auditEvents.at,
      action: auditEvents.action,
      actorRole: auditEvents.actorRole,
      name: sql<
        string | null
      >`coalesce(${administrators.name}, ${supportPersons.name}, ${users.name})`,
    })
    .from(auditEvents)
    .leftJoin(administrators, eq(administrators.id, auditEvents.actorId))
    .leftJoin(supportPersons, eq(supportPersons.id, auditEvents.actorId))
    .leftJoin(users, eq(users.id, auditEvents.actorId))
    .where(and(wanted, gte(auditEvents.at, sql`coalesce((${last}), '-infinity')`)))
    .orderBy(desc(auditEvents.at), desc(auditEvents.id));
}
