import { eq } from "drizzle-orm";
import { ANYONE_ACTOR, recordEvent } from "../audit/record-event.ts";
import { findAdministrator } from "../auth/find-principal.ts";
import { type Attempt, countAttempt, forgive } from "../auth/guessing.ts";
import { verifySecret } from "../auth/hashing.ts";
import { actorOf } from "../auth/permissions.ts";
import type { AdministratorPrincipal } from "../auth/principal.ts";
import { type StartedSession, startSession } from "../auth/sessions.ts";
import type { Ctx } from "../context.ts";
import { invalid, userNotFound } from "../errors.ts";
import type { PinVerdict } from "./schemas.ts";
import { users } from "./table.ts";

type Input = { id: string; pin: string; device: string };
type Outcome = { verdict: PinVerdict; session?: StartedSession };
type Entry = { userId: string; municipalityId: string; entrant: AdministratorPrincipal | null };

const PIN = /^[0-9]{4}$/;

/** Open to anyone; a bearer says that an administrator enters, and is remembered. */
export async function verifyPin(ctx: Ctx, { id, pin, device }: Input): Promise<Outcome> {
  const { bearer } = ctx.claims;
  const entrant = bearer ? await findAdministrator(ctx, bearer) : null;
  const [user] = await ctx.db.select().from(users).where(eq(users.id, id));
  if (!user?.isActive) throw userNotFound();
  const { municipalityId, pinHash } = user;
  if (entrant && entrant.municipality.id !== municipalityId) throw userNotFound();
  const entry = { userId: id, municipalityId, entrant };
  if (pinHash === null) return await enter(ctx, entry, null);
  if (!PIN.test(pin)) throw invalid("pin", "El PIN debe tener 4 dígitos");
  const guesser = entrant ? { administratorId: entrant.id } : { device };
  const attempt = await countAttempt(ctx, { door: "pin", account: id, ...guesser });
  if (await verifySecret(ctx, pinHash, pin)) return await enter(ctx, entry, attempt);
  await recordEvent(ctx.db, {
    at: ctx.clock(),
    action: "person.pin-failed",
    actor: entrant ? actorOf(entrant) : ANYONE_ACTOR,
    subjectId: id,
    municipalityId,
  });
  return { verdict: { valid: false, attemptsLeft: attempt.attemptsLeft } };
}

async function enter(
  ctx: Ctx,
  { userId, municipalityId, entrant }: Entry,
  attempt: Attempt | null,
): Promise<Outcome> {
  const session = await ctx.db.transaction(async (tx) => {
    if (attempt) await forgive(tx, attempt);
    await recordEvent(tx, {
      at: ctx.clock(),
      action: "person.entered",
      actor: entrant ? actorOf(entrant) : { role: "person", id: userId },
      subjectId: userId,
      municipalityId,
    });
    const enteredBy = entrant?.id ?? null;
    return await startSession(tx, ctx, { role: "person", accountId: userId, enteredBy });
  });
  return { verdict: { valid: true }, session };
}
