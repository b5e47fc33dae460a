import { eq } from "drizzle-orm";
import type { Consent } from "../../db/schema/consents.ts";
import { users } from "../../db/schema/users.ts";
import { audit, auditThirdParty } from "../../platform/audit/audit.ts";
import {
  givingError,
  heirsNeedOwnPin,
  isProven,
  onlyByPerson,
} from "../../platform/auth/own-pin.ts";
import { isPermitted } from "../../platform/auth/permit.ts";
import type { CtxOf } from "../../platform/context.ts";
import { userNotFound } from "../../platform/errors.ts";
import { consentColumns, consentOf, noteConsent } from "../consents/index.ts";
import type { Settings, UserRecord } from "./schemas.ts";
import { toUserRecord } from "./user-serializers.ts";

type Input = { userId: string; settings: Settings };
type SettingsCtx = CtxOf<"settings:write">;
type Setting = keyof Settings;
type Value = Settings[Setting];
type User = typeof users.$inferSelect;

const CONSENT_OF: Partial<Record<Setting, Consent>> = {
  familyConsent: "family",
  municipalConsent: "municipal",
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
    const changed = names.filter((name) => isChange(before, name, settings[name]));
    const now = { ...ctx, principal: withPinOf(ctx.principal, before), db: tx };
    for (const name of changed) await refuseUnpermitted(now, name, settings[name]);
    if (changed.length === 0) return { record: toUserRecord(before), isChanged: false };
    const values = Object.assign({}, ...changed.map((name) => valuesOf(name, settings[name])));
    const givesUnproven = changed.some((name) => isUnprovenGiving(now, name, settings[name]));
    // 'Elegir mi PIN' is offered at once, whenever it was put off.
    if (givesUnproven) values.pinPostponedAt = null;
    const [row] = await tx.update(users).set(values).where(eq(users.id, userId)).returning();
    if (!row) throw userNotFound();
    for (const name of changed) await noteStep(now, { userId, before, name, on: settings[name] });
    const hasOthers = changed.some((name) => !CONSENT_OF[name] && name !== "heirsForbidden");
    if (hasOthers)
      await auditThirdParty(tx, ctx, { action: "settings.changed", subjectId: userId });
    return { record: toUserRecord(row), isChanged: true };
  });
}

/** A consent on paper that waits can be confirmed as well as withdrawn. */
function isChange(before: User, name: Setting, value: Value): boolean {
  const consent = CONSENT_OF[name];
  if (value !== before[name]) return true;
  return consent !== undefined && !value && consentOf(before, consent).due !== null;
}

function valuesOf(name: Setting, value: Value): Partial<User> {
  const consent = CONSENT_OF[name];
  return consent ? consentColumns(consent, { isInForce: value === true }) : { [name]: value };
}

/** The PIN as it is now: an administrator may have set another since the session was looked up. */
function withPinOf(
  principal: SettingsCtx["principal"],
  { pinHash, pinSetBy, pinTrustedFrom }: User,
) {
  if (principal.role !== "person") return principal;
  return { ...principal, hasPin: pinHash !== null, pinSetBy, pinTrustedFrom };
}

async function refuseUnpermitted(ctx: SettingsCtx, name: Setting, value: Value) {
  if (name === "heirsForbidden") return await refuseHeirs(ctx, value === true);
  const given = value ? "consents:give" : "consents:withdraw";
  if (await isPermitted(ctx, CONSENT_OF[name] ? given : "appearance:write")) return;
  const { principal } = ctx;
  const isAlone = principal.role === "person" && principal.enteredBy === null;
  throw (isAlone && givingError(principal)) || onlyByPerson();
}

async function refuseHeirs(ctx: SettingsCtx, isForbidden: boolean): Promise<void> {
  if (await isPermitted(ctx, isForbidden ? "heirs:forbid" : "heirs:allow")) return;
  const { principal } = ctx;
  const isAlone = principal.role === "person" && principal.enteredBy === null;
  throw isAlone ? heirsNeedOwnPin() : onlyByPerson();
}

type Change = { userId: string; before: User; name: Setting; on: Value };

/** Each consent by its name, in its history and in the audit trail. */
async function noteStep(ctx: SettingsCtx, { userId, before, name, on }: Change): Promise<void> {
  if (name === "heirsForbidden") {
    const action = on ? "heirs.forbidden" : "heirs.allowed";
    await audit(ctx.db, ctx, { action, subjectId: userId });
  }
  const consent = CONSENT_OF[name];
  if (!consent) return;
  const { due } = consentOf(before, consent);
  const given = due ? "confirmed" : "given";
  const step = on ? given : "withdrawn";
  const inForce = on ? { inForceFrom: ctx.clock() } : {};
  const isUnproven = isUnprovenGiving(ctx, name, on);
  await noteConsent(ctx.db, ctx, { userId, consent, step, isUnproven, ...inForce });
  const deed = isUnproven ? "given-unproven" : step;
  await audit(ctx.db, ctx, { action: `consent.${consent}-${deed}`, subjectId: userId });
}

/** Whether a consent is given with a PIN that somebody else may know. */
function isUnprovenGiving(ctx: SettingsCtx, name: Setting, on: Value): boolean {
  const { principal } = ctx;
  if (!CONSENT_OF[name] || !on || principal.role !== "person") return false;
  return !isProven(ctx, principal);
}
