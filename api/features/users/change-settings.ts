import { eq } from "drizzle-orm";
import type { AuditAction } from "../../db/schema/audit-actions.ts";
import { users } from "../../db/schema/users.ts";
import { isThirdParty } from "../../platform/audit/actor.ts";
import { audit, auditThirdParty } from "../../platform/audit/audit.ts";
import { isPermitted } from "../../platform/auth/permit.ts";
import type { CtxOf } from "../../platform/context.ts";
import { ServiceError, userNotFound } from "../../platform/errors.ts";
import type { Settings, UserRecord } from "./schemas.ts";
import { toUserRecord } from "./user-serializers.ts";

type Input = { userId: string; settings: Settings };
type SettingsCtx = CtxOf<"settings:write">;
type Setting = keyof Settings;

const CONSENT_EVENTS: Partial<Record<Setting, { given: AuditAction; withdrawn: AuditAction }>> = {
  familyConsent: { given: "consent.family-given", withdrawn: "consent.family-withdrawn" },
  municipalConsent: {
    given: "consent.municipal-given",
    withdrawn: "consent.municipal-withdrawn",
  },
};

/** The policy is asked about each setting that changes: not everybody may give a consent. */
export async function changeSettings(
  ctx: SettingsCtx,
  { userId, settings }: Input,
): Promise<UserRecord> {
  const { record, isChanged } = await change(ctx, { userId, settings });
  // Without a change nothing else says that somebody else was shown the record.
  if (!isChanged) await auditThirdParty(ctx.db, ctx, { action: "user.read", subjectId: userId });
  return record;
}

async function change(ctx: SettingsCtx, { userId, settings }: Input) {
  return await ctx.db.transaction(async (tx) => {
    // Locks the row, so two simultaneous changes are each recorded with the value they replaced.
    const [before] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
    if (!before) throw userNotFound();
    const names = Object.keys(settings) as Setting[];
    const changed = names.filter((name) => settings[name] !== before[name]);
    for (const name of changed) {
      const permission = permissionFor(name, settings[name]);
      if (!(await isPermitted({ ...ctx, db: tx }, permission))) throw onlyByPerson();
    }
    if (changed.length === 0) return { record: toUserRecord(before), isChanged: false };
    const [row] = await tx.update(users).set(settings).where(eq(users.id, userId)).returning();
    if (!row) throw userNotFound();
    for (const action of actionsOf(ctx, changed, settings)) {
      await audit(tx, ctx, { action, subjectId: userId });
    }
    return { record: toUserRecord(row), isChanged: true };
  });
}

function permissionFor(name: Setting, value: boolean | undefined) {
  if (!(name in CONSENT_EVENTS)) return "appearance:write";
  return value ? "consents:give" : "consents:withdraw";
}

/** Each consent by its name; of voice and theme only that somebody else changed them. */
function actionsOf(ctx: SettingsCtx, changed: Setting[], settings: Settings): AuditAction[] {
  const consents = changed.flatMap((name) => {
    const events = CONSENT_EVENTS[name];
    return events ? [settings[name] ? events.given : events.withdrawn] : [];
  });
  const hasOthers = changed.length > consents.length;
  return isThirdParty(ctx.principal) && hasOthers ? [...consents, "settings.changed"] : consents;
}

const onlyByPerson = () =>
  new ServiceError(
    403,
    "CONSENT_ONLY_BY_PERSON",
    "Solo la propia persona puede cambiar esto, en sus ajustes. Desde la administración solo se " +
      "puede retirar un permiso.",
  );
