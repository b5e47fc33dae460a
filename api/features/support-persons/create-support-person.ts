import { and, eq } from "drizzle-orm";
import { isUniqueViolation } from "../../db/errors.ts";
import type { Db } from "../../db/open.ts";
import { supportLinks, supportPersons } from "../../db/schema/support-persons.ts";
import { audit } from "../../platform/audit/audit.ts";
import { resetAttempts } from "../../platform/auth/attempts.ts";
import { checkSecret } from "../../platform/auth/check-secret.ts";
import type { Ctx, CtxOf } from "../../platform/context.ts";
import { ServiceError } from "../../platform/errors.ts";
import { hashSecret } from "../../platform/secrets/hashing.ts";
import { lockSupportPerson } from "./lock-support-person.ts";
import type { CreateSupportPerson, SupportPerson } from "./schemas.ts";

type Input = CreateSupportPerson & { userId: string };
type Row = typeof supportPersons.$inferSelect;

type AdminCtx = CtxOf<"supporters:write">;

/** A new login, or a link to the one that has this e-mail already. */
export async function createSupportPerson(ctx: AdminCtx, input: Input): Promise<SupportPerson> {
  const existing = await findByEmail(ctx, input.email);
  if (existing) return await linkExisting(ctx, existing, input);
  try {
    return await create(ctx, input);
  } catch (error) {
    // Someone added the same address in this very moment.
    throw isUniqueViolation(error) ? emailTaken() : error;
  }
}

async function findByEmail({ db, principal }: AdminCtx, email: string) {
  const { municipalityId, email: column } = supportPersons;
  const same = and(eq(municipalityId, principal.municipality.id), eq(column, email));
  const [row] = await db.select().from(supportPersons).where(same);
  return row;
}

async function create(
  ctx: AdminCtx,
  { userId, name, email, password }: Input,
): Promise<SupportPerson> {
  const passwordHash = await hashSecret(ctx, password);
  const municipalityId = ctx.principal.municipality.id;
  return await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(supportPersons)
      .values({ municipalityId, name, email, passwordHash, createdAt: ctx.clock() })
      .returning({ id: supportPersons.id });
    if (!row) throw new Error("insert returned nothing");
    await link(tx, ctx, row.id, userId);
    await audit(tx, ctx, { action: "support-person.created", subjectId: userId });
    return { id: row.id, name, email };
  });
}

/** A relative of two people keeps one login: the password given must be that login's own. */
async function linkExisting(
  ctx: AdminCtx,
  { id, name, email, passwordHash }: Row,
  { userId, password }: Input,
): Promise<SupportPerson> {
  if (await isLinked(ctx, id, userId)) {
    const message = "Esta persona de apoyo ya está añadida.";
    throw new ServiceError(409, "SUPPORT_PERSON_LINKED", message);
  }
  const login = {
    loginKind: "support-link",
    account: id,
    administratorId: ctx.principal.id,
  } as const;
  const secret = { encoded: passwordHash, secret: password };
  const { attempt, isRight } = await checkSecret(ctx, login, secret);
  if (!isRight) {
    await audit(ctx.db, ctx, { action: "support-person.link-failed", subjectId: userId });
    throw emailTaken();
  }
  await ctx.db.transaction(async (tx) => {
    await lockSupportPerson(tx, id, ctx.principal.municipality.id);
    await resetAttempts(tx, attempt);
    await link(tx, ctx, id, userId);
    await audit(tx, ctx, { action: "support-person.linked", subjectId: userId });
  });
  return { id, name, email };
}

async function isLinked(ctx: Ctx, supportPersonId: string, userId: string): Promise<boolean> {
  const same = and(
    eq(supportLinks.supportPersonId, supportPersonId),
    eq(supportLinks.userId, userId),
  );
  return (await ctx.db.select().from(supportLinks).where(same)).length > 0;
}

async function link(tx: Db, ctx: Ctx, supportPersonId: string, userId: string): Promise<void> {
  const row = { supportPersonId, userId, createdAt: ctx.clock() };
  await tx.insert(supportLinks).values(row).onConflictDoNothing();
}

const emailTaken = () =>
  new ServiceError(
    409,
    "SUPPORT_PERSON_EXISTS",
    "Ya existe una persona de apoyo con ese correo. Escribe su contraseña actual para añadirla " +
      "también aquí, o usa otro correo.",
  );
