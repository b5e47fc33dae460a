import { eq } from "drizzle-orm";
import { type AuditAction, recordEvent } from "../audit/record-event.ts";
import { actorOf, requirePersonOrAdministrator } from "../auth/permissions.ts";
import type { AdministratorPrincipal, PersonPrincipal } from "../auth/principal.ts";
import type { Ctx } from "../context.ts";
import { ServiceError, userNotFound } from "../errors.ts";
import type { Settings, UserRecord } from "./schemas.ts";
import { users } from "./table.ts";
import { toUserRecord } from "./user-answers.ts";

type Input = { id: string; settings: Settings };
type Asker = PersonPrincipal | AdministratorPrincipal;
type Setting = keyof Settings;

const CONSENT_EVENTS: Partial<Record<Setting, { given: AuditAction; withdrawn: AuditAction }>> = {
  familyConsent: { given: "consent.family-given", withdrawn: "consent.family-withdrawn" },
  municipalConsent: {
    given: "consent.municipal-given",
    withdrawn: "consent.municipal-withdrawn",
  },
};

/** The person: all of it. An administrator of the municipality: withdraws consents, no more. */
export async function changeSettings(ctx: Ctx, { id, settings }: Input): Promise<UserRecord> {
  const asker = await requirePersonOrAdministrator(ctx, id);
  return await ctx.db.transaction(async (tx) => {
    // Locked, so that what was there before is told truly of each of two changes at once.
    const [before] = await tx.select().from(users).where(eq(users.id, id)).for("update");
    if (!before) throw userNotFound();
    const names = Object.keys(settings) as Setting[];
    const changed = names.filter((name) => settings[name] !== before[name]);
    if (changed.some((name) => !mayChange(asker, name, settings[name]))) throw onlyByPerson();
    if (changed.length === 0) return toUserRecord(before);
    const [row] = await tx.update(users).set(settings).where(eq(users.id, id)).returning();
    if (!row) throw userNotFound();
    for (const action of actionsOf(asker, changed, settings)) {
      const event = { actor: actorOf(asker), subjectId: id, municipalityId: row.municipalityId };
      await recordEvent(tx, { at: ctx.clock(), action, ...event });
    }
    return toUserRecord(row);
  });
}

/** A consent is given by the person alone: not even by whoever entered their home to help. */
function mayChange(asker: Asker, name: Setting, value: boolean | undefined): boolean {
  const isWithdrawal = name in CONSENT_EVENTS && value === false;
  if (asker.role === "administrator") return isWithdrawal;
  return asker.enteredBy === null || !(name in CONSENT_EVENTS) || isWithdrawal;
}

/** Each consent by its name; of voice and theme only that somebody else changed them. */
function actionsOf(asker: Asker, changed: Setting[], settings: Settings): AuditAction[] {
  const consents = changed.flatMap((name) => {
    const events = CONSENT_EVENTS[name];
    return events ? [settings[name] ? events.given : events.withdrawn] : [];
  });
  const isForeign = actorOf(asker).role !== "person";
  const others = changed.length > consents.length;
  return isForeign && others ? [...consents, "settings.changed"] : consents;
}

const onlyByPerson = () =>
  new ServiceError(
    403,
    "CONSENT_ONLY_BY_PERSON",
    "Solo la propia persona puede cambiar esto, en sus ajustes. Desde la administración solo se " +
      "puede retirar un permiso.",
  );
