import { and, eq } from "drizzle-orm";
import { type AuditAction, recordEvent } from "../audit/record-event.ts";
import { countAttempt, forgive } from "../auth/guessing.ts";
import { hashSecret, verifySecret } from "../auth/hashing.ts";
import { actorOf, requireAdministrator } from "../auth/permissions.ts";
import type { AdministratorPrincipal } from "../auth/principal.ts";
import type { Ctx } from "../context.ts";
import { isUniqueViolation } from "../db/errors.ts";
import type { Db } from "../db/open.ts";
import { ServiceError, userNotFound } from "../errors.ts";
import { users } from "../users/table.ts";
import { lockSupportPerson } from "./lock-support-person.ts";
import type { CreateSupportPerson, SupportPerson } from "./schemas.ts";
import { supportLinks, supportPersons } from "./table.ts";

type Input = CreateSupportPerson & { userId: string };
type Row = typeof supportPersons.$inferSelect;

/** An administrator of the person's municipality. */
export async function createSupportPerson(ctx: Ctx, input: Input): Promise<SupportPerson> {
  const admin = await requireAdministrator(ctx);
  await refuseForeignUser(ctx, admin, input.userId);
  const existing = await findByEmail(ctx, admin, input.email);
  if (existing) return await linkExisting(ctx, admin, existing, input);
  try {
    return await create(ctx, admin, input);
  } catch (error) {
    // Someone added the same address in this very moment.
    throw isUniqueViolation(error) ? emailTaken() : error;
  }
}

async function refuseForeignUser(
  ctx: Ctx,
  admin: AdministratorPrincipal,
  userId: string,
): Promise<void> {
  const own = and(eq(users.id, userId), eq(users.municipalityId, admin.municipality.id));
  const [user] = await ctx.db.select({ id: users.id }).from(users).where(own);
  if (!user) throw userNotFound();
}

async function findByEmail(ctx: Ctx, admin: AdministratorPrincipal, email: string) {
  const { municipalityId, email: column } = supportPersons;
  const same = and(eq(municipalityId, admin.municipality.id), eq(column, email));
  const [row] = await ctx.db.select().from(supportPersons).where(same);
  return row;
}

async function create(
  ctx: Ctx,
  admin: AdministratorPrincipal,
  { userId, name, email, password }: Input,
): Promise<SupportPerson> {
  const passwordHash = await hashSecret(ctx, password);
  const municipalityId = admin.municipality.id;
  return await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(supportPersons)
      .values({ municipalityId, name, email, passwordHash, createdAt: ctx.clock() })
      .returning({ id: supportPersons.id });
    if (!row) throw new Error("insert returned nothing");
    await link(tx, ctx, row.id, userId);
    await record(tx, ctx, admin, "support-person.created", userId);
    return { id: row.id, name, email };
  });
}

/** A relative of two people keeps one login: the password given must be that login's own. */
async function linkExisting(
  ctx: Ctx,
  admin: AdministratorPrincipal,
  { id, name, email, passwordHash }: Row,
  { userId, password }: Input,
): Promise<SupportPerson> {
  if (await isLinked(ctx, id, userId)) {
    const message = "Esta persona de apoyo ya está añadida.";
    throw new ServiceError(409, "SUPPORT_PERSON_LINKED", message);
  }
  const guess = { door: "support-link", account: id, administratorId: admin.id } as const;
  const attempt = await countAttempt(ctx, guess);
  if (!(await verifySecret(ctx, passwordHash, password))) {
    await record(ctx.db, ctx, admin, "support-person.link-failed", userId);
    throw emailTaken();
  }
  await ctx.db.transaction(async (tx) => {
    await lockSupportPerson(tx, id, admin.municipality.id);
    await forgive(tx, attempt);
    await link(tx, ctx, id, userId);
    await record(tx, ctx, admin, "support-person.linked", userId);
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

async function record(
  db: Db,
  ctx: Ctx,
  admin: AdministratorPrincipal,
  action: AuditAction,
  subjectId: string,
): Promise<void> {
  const municipalityId = admin.municipality.id;
  await recordEvent(db, {
    at: ctx.clock(),
    action,
    actor: actorOf(admin),
    subjectId,
    municipalityId,
  });
}

const emailTaken = () =>
  new ServiceError(
    409,
    "SUPPORT_PERSON_EXISTS",
    "Ya existe una persona de apoyo con ese correo. Escribe su contraseña actual para añadirla " +
      "también aquí, o usa otro correo.",
  );
