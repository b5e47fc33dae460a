import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { supportPersons } from "../../db/schema/support-persons.ts";
import { ANYONE_ACTOR } from "../../platform/audit/actor.ts";
import { recordEvent } from "../../platform/audit/record-event.ts";
import { limitLinkRequests } from "../../platform/auth/entry-limits.ts";
import type { Ctx } from "../../platform/context.ts";
import { ServiceError, unknownMunicipality } from "../../platform/errors.ts";
import { isUuid } from "../../platform/is-uuid.ts";
import type { Letter } from "../../platform/mail/mail.ts";
import { lockAccount } from "../account/index.ts";
import { nameOfMunicipality } from "../municipalities/index.ts";
import { makePasswordLink } from "./make-password-link.ts";
import { passwordLetter } from "./password-letter.ts";
import type { RequestSupportLink } from "./schemas.ts";

/**
 * Open to anyone, and the same for an e-mail that is known and one that is not: what tells them
 * apart is done after the answer.
 */
export async function requestSupportLink(ctx: Ctx, request: RequestSupportLink): Promise<void> {
  const { mail } = ctx;
  if (!mail) throw noMail();
  if (!isUuid(request.municipalityId)) throw unknownMunicipality();
  await limitLinkRequests(ctx, request);
  mail.sendLater(() => writeLetter(ctx, { ...request, origin: mail.origin }));
}

const noMail = () =>
  new ServiceError(
    409,
    "MAIL_NOT_SET_UP",
    "Este portal no envía correos. Pide un enlace a tu ayuntamiento.",
  );

type Wanted = RequestSupportLink & { origin: string };

/** With a new link; null where nobody has this e-mail. */
async function writeLetter(
  ctx: Ctx,
  { email, municipalityId, origin }: Wanted,
): Promise<Letter | null> {
  const id = await findRelative(ctx.db, email, municipalityId);
  const name = await nameOfMunicipality(ctx.db, municipalityId);
  if (id === null || name === null) return null;
  const account = { role: "support", id } as const;
  const municipality = { id: municipalityId, name };
  return await ctx.db.transaction(async (tx) => {
    const relative = await lockAccount(tx, account);
    // It may have been removed meanwhile, or have another address.
    if (relative?.email !== email) return null;
    const link = { account, municipality, origin, createdBy: null, isByOwner: true };
    const { url } = await makePasswordLink(tx, ctx, link);
    const event = { actor: ANYONE_ACTOR, subjectId: id, municipalityId };
    const action = "support-person.password-link-requested";
    await recordEvent(tx, { at: ctx.clock(), action, ...event });
    return passwordLetter({
      to: email,
      name: relative.name,
      municipality: name,
      url,
      phone: ctx.config.helpPhones[name],
    });
  });
}

async function findRelative(db: Db, email: string, municipalityId: string) {
  const same = and(
    eq(supportPersons.email, email),
    eq(supportPersons.municipalityId, municipalityId),
  );
  const [row] = await db.select({ id: supportPersons.id }).from(supportPersons).where(same);
  return row?.id ?? null;
}
