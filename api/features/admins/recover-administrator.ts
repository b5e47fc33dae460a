import { and, eq } from "drizzle-orm";
import { administrators } from "../../db/schema/admins.ts";
import { sessions } from "../../db/schema/auth.ts";
import { municipalities } from "../../db/schema/municipalities.ts";
import { loginChallenges, recoveryCodes, totpFactors } from "../../db/schema/second-factor.ts";
import { ANYONE_ACTOR } from "../../platform/audit/actor.ts";
import { recordEvent } from "../../platform/audit/record-event.ts";
import type { CtxOf } from "../../platform/context.ts";
import { ServiceError } from "../../platform/errors.ts";
import { hashSecret } from "../../platform/secrets/hashing.ts";
import { newToken } from "../../platform/secrets/tokens.ts";
import { makePasswordLink } from "../password-links/index.ts";
import type { Recover, Recovered } from "./recovery-schemas.ts";

type Input = Recover & { origin: string };

/** By the operator, on the server itself: the account begins anew, with a link for its owner. */
export async function recoverAdministrator(
  ctx: CtxOf<"administrators:recover">,
  { email, municipality: name, origin }: Input,
): Promise<Recovered> {
  // Nobody's: whoever knows the former one could else set up an app of theirs before the owner.
  const passwordHash = await hashSecret(ctx, newToken(ctx.random));
  return await ctx.db.transaction(async (tx) => {
    const found = await tx
      .select({ id: administrators.id, name: administrators.name, municipality: municipalities })
      .from(administrators)
      .innerJoin(municipalities, eq(municipalities.id, administrators.municipalityId))
      .where(
        and(
          eq(administrators.email, email),
          name === null ? undefined : eq(municipalities.name, name.normalize("NFC")),
        ),
      )
      .limit(2)
      .for("update", { of: administrators });
    const [account] = found;
    if (!account) throw unknownAdministrator();
    if (found.length > 1) throw ambiguousAdministrator();
    const { id, municipality } = account;
    await tx.delete(totpFactors).where(eq(totpFactors.administratorId, id));
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.administratorId, id));
    await tx.delete(loginChallenges).where(eq(loginChallenges.administratorId, id));
    await tx.delete(sessions).where(eq(sessions.administratorId, id));
    const anew = { disabledAt: null, passwordHash };
    await tx.update(administrators).set(anew).where(eq(administrators.id, id));
    const event = { actor: ANYONE_ACTOR, subjectId: id, municipalityId: municipality.id };
    await recordEvent(tx, { at: ctx.clock(), action: "administrator.recovered", ...event });
    const owner = { role: "administrator", id } as const;
    const link = { account: owner, municipality, origin, createdBy: null };
    const made = await makePasswordLink(tx, ctx, link);
    return { ...made, name: account.name, municipality: municipality.name };
  });
}

const unknownAdministrator = () =>
  new ServiceError(
    404,
    "NOT_FOUND",
    "No hay ningún administrador con ese correo en ese municipio.",
  );

const ambiguousAdministrator = () =>
  new ServiceError(
    409,
    "ADMINISTRATOR_EXISTS",
    "Ese correo es de un administrador en varios municipios. Di de cuál con --municipio.",
  );
