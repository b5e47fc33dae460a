import { eq } from "drizzle-orm";
import type { Consent, ConsentStep } from "../../db/schema/consents.ts";
import { users } from "../../db/schema/users.ts";
import { audit, auditThirdParty } from "../../platform/audit/audit.ts";
import { heirsNeedOwnPin, isProven, onlyByPerson, whyLater } from "../../platform/auth/own-pin.ts";
import { isPermitted } from "../../platform/auth/permit.ts";
import type { CtxOf } from "../../platform/context.ts";
import { userNotFound } from "../../platform/errors.ts";
import { consentColumns, consentOf, noteConsent, WAIT_MS } from "../consents/index.ts";
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

/** Settings that the specification names: what the caller may not change is read over. */
const IS_SPECIFIED: ReadonlySet<Setting> = new Set(["voiceEnabled", "darkMode"]);

/**
 * Saves what the caller may change. A consent is given by the person alone; where it cannot be
 * known that it is they, it waits as one on paper does.
 */
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
    const now = { ...ctx, principal: withPinOf(ctx.principal, before), db: tx };
    const changes: Change[] = [];
    for (const name of Object.keys(settings) as Setting[])
      changes.push(...(await changesOf(now, { before, name, value: settings[name] })));
    if (changes.length === 0) return { record: toUserRecord(before), isChanged: false };
    const values: Partial<User> = Object.assign({}, ...changes.map(({ columns }) => columns));
    // 'Elegir mi PIN' is offered at once, whenever it was put off.
    if (changes.some(({ isUnproven }) => isUnproven)) values.pinPostponedAt = null;
    const [row] = await tx.update(users).set(values).where(eq(users.id, userId)).returning();
    if (!row) throw userNotFound();
    for (const each of changes) await noteChange(now, userId, each);
    const hasOthers = changes.some(({ name }) => !CONSENT_OF[name] && name !== "heirsForbidden");
    if (hasOthers)
      await auditThirdParty(tx, ctx, { action: "settings.changed", subjectId: userId });
    return { record: toUserRecord(row), isChanged: true };
  });
}

type Wish = { before: User; name: Setting; value: Value };
type Change = {
  name: Setting;
  value: Value;
  columns: Partial<User>;
  /** What happens to a consent, and from when it is in force. */
  step?: { consent: Consent; step: Exclude<ConsentStep, "enrolled">; inForceFrom?: Date };
  isUnproven?: boolean;
};

/** One change or none: what is so already, and what of the specified four is not the caller's. */
async function changesOf(ctx: SettingsCtx, wish: Wish): Promise<Change[]> {
  const { before, name, value } = wish;
  const consent = CONSENT_OF[name];
  if (consent) {
    const change = value ? await giving(ctx, wish, consent) : await withdrawal(ctx, wish, consent);
    return change ? [change] : [];
  }
  if (value === before[name]) return [];
  if (name === "heirsForbidden") await refuseHeirs(ctx, value === true);
  else if (!(await isPermitted(ctx, "appearance:write"))) {
    if (IS_SPECIFIED.has(name)) return [];
    throw onlyByPerson();
  }
  return [{ name, value, columns: { [name]: value } }];
}

async function withdrawal(ctx: SettingsCtx, { before, name, value }: Wish, consent: Consent) {
  const { isInForce, due } = consentOf(before, consent);
  if (!(isInForce || due) || !(await isPermitted(ctx, "consents:withdraw"))) return null;
  const columns = consentColumns(consent, { isInForce: false });
  return { name, value, columns, step: { consent, step: "withdrawn" } } satisfies Change;
}

/** In force at once, or after the days in which the person can say no. */
async function giving(
  ctx: SettingsCtx,
  { before, name, value }: Wish,
  consent: Consent,
): Promise<Change | null> {
  const { principal } = ctx;
  const { isInForce, due } = consentOf(before, consent);
  if (isInForce || principal.role !== "person") return null;
  if (!(await isPermitted(ctx, "consents:give"))) return null;
  const now = ctx.clock();
  if (whyLater(ctx, principal) === null) {
    const step = { consent, step: due ? "confirmed" : "given", inForceFrom: now } as const;
    const columns = consentColumns(consent, { isInForce: true });
    return { name, value, columns, step, isUnproven: !isProven(ctx, principal) };
  }
  if (due) return null;
  const inForceFrom = new Date(now.getTime() + WAIT_MS);
  const columns = consentColumns(consent, { isInForce: false, due: inForceFrom });
  return { name, value, columns, step: { consent, step: "asked", inForceFrom } };
}

/** The PIN as it is now: an administrator may have set another since the session was looked up. */
function withPinOf(
  principal: SettingsCtx["principal"],
  { pinHash, pinSetBy, pinTrustedFrom }: User,
) {
  if (principal.role !== "person") return principal;
  return { ...principal, hasPin: pinHash !== null, pinSetBy, pinTrustedFrom };
}

async function refuseHeirs(ctx: SettingsCtx, isForbidden: boolean): Promise<void> {
  if (await isPermitted(ctx, isForbidden ? "heirs:forbid" : "heirs:allow")) return;
  const { principal } = ctx;
  const isAlone = principal.role === "person" && principal.enteredBy === null;
  throw isAlone ? heirsNeedOwnPin() : onlyByPerson();
}

/** Each consent by its name, in its history and in the audit trail. */
async function noteChange(
  ctx: SettingsCtx,
  userId: string,
  { name, value, step: done, isUnproven = false }: Change,
): Promise<void> {
  if (name === "heirsForbidden") {
    const action = value ? "heirs.forbidden" : "heirs.allowed";
    await audit(ctx.db, ctx, { action, subjectId: userId });
  }
  if (!done) return;
  await noteConsent(ctx.db, ctx, { userId, ...done, isUnproven });
  const deed = isUnproven ? "given-unproven" : done.step;
  await audit(ctx.db, ctx, { action: `consent.${done.consent}-${deed}`, subjectId: userId });
}
