import { desc, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { userPauses } from "../../db/schema/pauses.ts";
import { audit } from "../../platform/audit/audit.ts";
import { distrustNewPin } from "../../platform/auth/new-pin.ts";
import type { CtxOf } from "../../platform/context.ts";
import { invalid } from "../../platform/errors.ts";
import { dayOf, startOfDay } from "../reminders/index.ts";
import { lockPauses, openPauses, takeDeathsBack, toPause } from "./open-pause.ts";
import type { Pause, SetPause } from "./schemas.ts";

/** How far back a pause may begin that was not known of, and how far ahead, in days. */
const DAYS_BACK = 60;
const DAYS_AHEAD = 366;
const LONGEST_DAYS = 731;
const MOST_KEPT = 100;

type PauseRow = typeof userPauses.$inferSelect;
type Bounds = { startsAt: Date; endsAt: Date | null };

/**
 * Sets the person's pause, or changes the one that is not over. A death is a row of its own beside
 * it, so that a death that was noted for the wrong person can be taken back and all is as before.
 */
export async function setPause(
  ctx: CtxOf<"pause:write">,
  { userId, ...wanted }: SetPause & { userId: string },
): Promise<{ pause: Pause }> {
  const now = ctx.clock();
  const changed = { reason: wanted.reason, ...boundsOf(ctx, wanted) };
  const row = await ctx.db.transaction(async (tx) => {
    await lockPauses(tx, userId);
    const pauses = await openPauses(tx, ctx, userId);
    const isDeath = ({ reason }: Pick<PauseRow, "reason">) => reason === "death";
    const open = pauses.find((one) => isDeath(one) === isDeath(changed));
    // Before the other: with a death noted nobody enters, and taking it back sees to her PIN.
    if (!isDeath(changed)) {
      await takeDeathsBack(tx, pauses.filter(isDeath), now);
      await distrustNewPin(tx, userId, now);
    }
    const endsAt = open ? endOfKept(open, changed, now) : null;
    const isKept = open !== undefined && endsAt !== null;
    if (isKept) await tx.update(userPauses).set({ endsAt }).where(eq(userPauses.id, open.id));
    const [saved] =
      open && !isKept
        ? await tx.update(userPauses).set(changed).where(eq(userPauses.id, open.id)).returning()
        : await tx
            .insert(userPauses)
            .values({ userId, createdAt: now, ...changed })
            .returning();
    if (!saved) throw new Error("write returned nothing");
    await dropOldest(tx, userId);
    await audit(tx, ctx, { action: "pause.set", subjectId: userId });
    return saved;
  });
  return { pause: toPause(ctx, row) };
}

/**
 * What has been a pause so far stays one when the new one comes later, or begins later with another
 * reason: its days would become misses. Null when the new one takes its place.
 */
function endOfKept(open: PauseRow, changed: Bounds & Pick<PauseRow, "reason">, now: Date) {
  if (changed.reason === "death") return null;
  if (open.startsAt >= now || changed.startsAt <= open.startsAt) return null;
  if (changed.startsAt > now) return now;
  return changed.reason === open.reason ? null : changed.startsAt;
}

/** Keeps the last pauses of a person, so that setting and ending them by turns ends somewhere. */
async function dropOldest(tx: Db, userId: string): Promise<void> {
  const surplus = tx
    .select({ id: userPauses.id })
    .from(userPauses)
    .where(eq(userPauses.userId, userId))
    .orderBy(desc(userPauses.startsAt), desc(userPauses.createdAt))
    .offset(MOST_KEPT);
  await tx.delete(userPauses).where(inArray(userPauses.id, surplus));
}

/** From the first moment of the first day to the last of the last. */
function boundsOf(ctx: CtxOf<"pause:write">, { reason, from, until }: SetPause): Bounds {
  const { timeZone } = ctx.config;
  const today = dayOf(ctx.clock(), timeZone);
  const first = from === undefined ? today : Temporal.PlainDate.from(from);
  const distance = today.until(first).days;
  if (distance < -DAYS_BACK || distance > DAYS_AHEAD) throw invalid("from", TOO_FAR);
  if (reason === "death" && distance > 0) throw invalid("from", NOT_YET);
  const startsAt = startOfDay(first, timeZone);
  if (!until) return { startsAt, endsAt: null };
  if (reason === "death") throw invalid("until", NO_END);
  const last = Temporal.PlainDate.from(until);
  const isPast = Temporal.PlainDate.compare(last, today) < 0;
  if (isPast || Temporal.PlainDate.compare(last, first) < 0) throw invalid("until", WRONG_ORDER);
  if (first.until(last).days > LONGEST_DAYS) throw invalid("until", TOO_LONG);
  return { startsAt, endsAt: startOfDay(last.add({ days: 1 }), timeZone) };
}

const TOO_FAR = "La pausa puede empezar hasta 60 días antes de hoy o dentro de un año.";
const NOT_YET = "La fecha de un fallecimiento no puede ser posterior a hoy.";
const NO_END = "Una pausa por fallecimiento no tiene fecha de fin.";
const WRONG_ORDER = "El último día no puede ser anterior al primero ni a hoy.";
const TOO_LONG = "Una pausa con fecha de fin dura como mucho dos años.";
