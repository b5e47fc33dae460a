import { and, eq, isNull, lte } from "drizzle-orm";
import { administrators } from "../../db/schema/admins.ts";
import { invitations } from "../../db/schema/invitations.ts";
import { ANYONE_ACTOR } from "../../platform/audit/actor.ts";
import { recordEvent } from "../../platform/audit/record-event.ts";
import type { Ctx } from "../../platform/context.ts";
import { publicLink } from "../../platform/http/public-link.ts";
import type { Municipality } from "../../platform/principal.ts";
import { hashToken, newToken } from "../../platform/secrets/tokens.ts";
import { ensureMunicipality } from "../municipalities/index.ts";
import { INVITATION_MS } from "./lifetimes.ts";

type Services = Pick<Ctx, "db" | "clock" | "random" | "config">;
export type SetUpLink = { municipality: string; url: string };

/**
 * On a public portal the first visitor could become the administrator. So the first one of each
 * municipality needs a link that only the operator's log shows. An open link is not shown again,
 * because only its hash is stored.
 *
 * @param setUp municipalities that are known to have an administrator or an open link
 */
export async function announceSetUp(
  services: Services,
  setUp: string[] = [],
): Promise<SetUpLink[]> {
  const { isSecure, portalOrigin, municipalities } = services.config;
  if (!isSecure || !portalOrigin) return [];
  const links: SetUpLink[] = [];
  for (const name of municipalities.filter((one) => !setUp.includes(one))) {
    const municipality = await ensureMunicipality(services, { name });
    const code = await makeCode(services, municipality);
    const link = { origin: portalOrigin, municipality, municipalities } as const;
    if (!code) continue;
    links.push({ municipality: name, url: publicLink({ ...link, fragment: "invitacion", code }) });
  }
  return links;
}

/** Null when there is an administrator or an open link already. */
async function makeCode(
  { db, clock, random }: Services,
  { id: municipalityId }: Municipality,
): Promise<string | null> {
  const code = newToken(random);
  const createdAt = clock();
  const expiresAt = new Date(createdAt.getTime() + INVITATION_MS);
  return await db.transaction(async (tx) => {
    const own = eq(administrators.municipalityId, municipalityId);
    const someone = await tx.select({ id: administrators.id }).from(administrators).where(own);
    if (someone.length > 0) return null;
    const setUp = and(
      eq(invitations.municipalityId, municipalityId),
      isNull(invitations.createdBy),
    );
    await tx.delete(invitations).where(and(setUp, lte(invitations.expiresAt, createdAt)));
    const [row] = await tx
      .insert(invitations)
      .values({ codeHash: hashToken(code), municipalityId, createdAt, expiresAt })
      .onConflictDoNothing()
      .returning({ id: invitations.id });
    if (!row) return null;
    const event = { actor: ANYONE_ACTOR, subjectId: row.id, municipalityId };
    await recordEvent(tx, { at: createdAt, action: "invitation.created", ...event });
    return code;
  });
}
