import { invitations } from "../../db/schema/invitations.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { CtxOf } from "../../platform/context.ts";
import { publicLink } from "../../platform/http/public-link.ts";
import { hashToken, newToken } from "../../platform/secrets/tokens.ts";
import { INVITATION_MS } from "./lifetimes.ts";
import type { NewInvitation } from "./schemas.ts";

/** Into the administrator's own municipality; the code is shown this once. */
export async function createInvitation(
  ctx: CtxOf<"invitations:write">,
  { origin }: { origin: string },
): Promise<NewInvitation> {
  const { municipality, id: createdBy } = ctx.principal;
  const code = newToken(ctx.random);
  const createdAt = ctx.clock();
  const expiresAt = new Date(createdAt.getTime() + INVITATION_MS);
  await ctx.db.transaction(async (tx) => {
    const owner = { municipalityId: municipality.id, createdBy };
    const [row] = await tx
      .insert(invitations)
      .values({ codeHash: hashToken(code), ...owner, createdAt, expiresAt })
      .returning({ id: invitations.id });
    if (!row) throw new Error("insert returned nothing");
    await audit(tx, ctx, { action: "invitation.created", subjectId: row.id });
  });
  const { municipalities } = ctx.config;
  const link = { origin, municipality, municipalities, fragment: "invitacion", code } as const;
  return { code, url: publicLink(link), expiresAt: expiresAt.toISOString() };
}
