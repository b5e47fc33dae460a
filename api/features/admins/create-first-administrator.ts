import { eq } from "drizzle-orm";
import { isUniqueViolation } from "../../db/errors.ts";
import type { Db } from "../../db/open.ts";
import { administrators } from "../../db/schema/admins.ts";
import { municipalities } from "../../db/schema/municipalities.ts";
import { ANYONE_ACTOR } from "../../platform/audit/actor.ts";
import { recordEvent } from "../../platform/audit/record-event.ts";
import { limitLinkCodes } from "../../platform/auth/entry-limits.ts";
import type { Ctx } from "../../platform/context.ts";
import { ServiceError, unknownMunicipality } from "../../platform/errors.ts";
import { isUuid } from "../../platform/is-uuid.ts";
import { hashSecret } from "../../platform/secrets/hashing.ts";
import { refuseWeakPassword } from "../../platform/secrets/password-strength.ts";
import { dropSetUpLink, refuseInvalidInvitation, takeInvitation } from "../invitations/index.ts";
import { lockMunicipality, nameOfMunicipality } from "../municipalities/index.ts";
import type { Administrator, CreateFirst } from "./schemas.ts";

/** Open to anyone with an invitation; without, once a municipality, and not on a public portal. */
export async function createFirstAdministrator(
  ctx: Ctx,
  input: CreateFirst,
): Promise<Administrator> {
  const { municipalityId, invitation: code } = input;
  if (!isUuid(municipalityId)) throw unknownMunicipality();
  if (code) await limitLinkCodes(ctx);
  // Checked before hashing too, so that a refused call costs next to nothing.
  const isFirst = await hasNobody(ctx.db, municipalityId);
  if (code) await refuseInvalidInvitation(ctx, { code, municipalityId });
  else if (!isFirst || ctx.config.isSecure) throw invitationRequired();
  const { name, email, password } = input;
  const municipality = await nameOfMunicipality(ctx.db, municipalityId);
  await refuseWeakPassword(ctx, { password, known: [name, email, municipality] });
  const passwordHash = await hashSecret(ctx, input.password, code ? "known" : "stranger");
  try {
    return await create(ctx, input, passwordHash);
  } catch (error) {
    throw isUniqueViolation(error) ? emailTaken() : error;
  }
}

async function create(
  ctx: Ctx,
  { name, email, municipalityId, invitation: code }: CreateFirst,
  passwordHash: string,
): Promise<Administrator> {
  const at = ctx.clock();
  return await ctx.db.transaction(async (tx) => {
    await lockMunicipality(tx, municipalityId);
    if (!code && !(await hasNobody(tx, municipalityId))) throw invitationRequired();
    const invitationId = code ? await takeInvitation(tx, ctx, { code, municipalityId }) : null;
    await dropSetUpLink(tx, municipalityId);
    const [created] = await tx
      .insert(administrators)
      .values({ municipalityId, name, email, passwordHash, createdAt: at })
      .returning({ id: administrators.id });
    if (!created) throw new Error("insert returned nothing");
    const { id } = created;
    const event = { subjectId: id, municipalityId, actor: ANYONE_ACTOR };
    await recordEvent(tx, { at, action: "administrator.created", ...event });
    if (invitationId) {
      const used = { subjectId: invitationId, actor: { role: "administrator", id } as const };
      await recordEvent(tx, { at, action: "invitation.used", municipalityId, ...used });
    }
    return { id, name, email, municipalityId };
  });
}

async function hasNobody(db: Db, municipalityId: string): Promise<boolean> {
  const [row] = await db
    .select({ administratorId: administrators.id })
    .from(municipalities)
    .leftJoin(administrators, eq(administrators.municipalityId, municipalities.id))
    .where(eq(municipalities.id, municipalityId))
    .limit(1);
  if (!row) throw unknownMunicipality();
  return row.administratorId === null;
}

const invitationRequired = () =>
  new ServiceError(403, "INVITATION_REQUIRED", "Necesitas una invitación de tu ayuntamiento.");

const emailTaken = () =>
  new ServiceError(
    409,
    "ADMINISTRATOR_EXISTS",
    "Ya hay un administrador con ese correo. Inicia sesión o usa otro correo.",
  );
