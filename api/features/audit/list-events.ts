import { and, desc, eq, gte, lt, sql } from "drizzle-orm";
import { administrators } from "../../db/schema/admins.ts";
import { auditEvents } from "../../db/schema/audit.ts";
import { supportPersons } from "../../db/schema/support-persons.ts";
import { users } from "../../db/schema/users.ts";
import type { Ctx, CtxOf } from "../../platform/context.ts";
import type { AuditEventAnswer } from "./schemas.ts";

type Input = {
  userId: string;
  before?: string | undefined;
  limit: number;
  by?: "others" | undefined;
};

/** What was done with a person's data, newest first. */
export async function listEvents(
  ctx: CtxOf<"audit:read">,
  input: Input,
): Promise<AuditEventAnswer[]> {
  const rows = await selectEvents(ctx, input);
  return rows.map(({ at, action, actorRole, name }) => ({
    at: at.toISOString(),
    action,
    actor: { role: actorRole, name },
  }));
}

/** May be longer than `limit`: events of one moment stay together, or `before` would lose some. */
function selectEvents({ db }: Ctx, { userId, before, limit, by }: Input) {
  const wanted = and(
    eq(auditEvents.subjectId, userId),
    before === undefined ? undefined : lt(auditEvents.at, new Date(before)),
    // Failed sign-ins have no actor: they count as others'.
    by === "others" ? sql`${auditEvents.actorId} is distinct from ${userId}` : undefined,
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
