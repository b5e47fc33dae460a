import { recordEvent } from "../audit/record-event.ts";
import { actorOf, requireAdministrator } from "../auth/permissions.ts";
import { hashToken, newToken } from "../auth/tokens.ts";
import type { Ctx } from "../context.ts";
import { publicLink } from "../http/public-link.ts";
import { INVITATION_MS } from "./lifetimes.ts";
import type { NewInvitation } from "./schemas.ts";
import { invitations } from "./table.ts";

/** An administrator, into their own municipality; the code is told this once. */
export async function createInvitation(
  ctx: Ctx,
  { origin }: { origin: string },
): Promise<NewInvitation> {
  const admin = await requireAdministrator(ctx);
  const { municipality } = admin;
  const code = newToken(ctx.random);
  const createdAt = ctx.clock();
  const expiresAt = new Date(createdAt.getTime() + INVITATION_MS);
  await ctx.db.transaction(async (tx) => {
    const owner = { municipalityId: municipality.id, createdBy: admin.id };
    const [row] = await tx
      .insert(invitations)
      .values({ codeHash: hashToken(code), ...owner, createdAt, expiresAt })
      .returning({ id: invitations.id });
    if (!row) throw new Error("insert returned nothing");
    const event = { actor: actorOf(admin), subjectId: row.id, municipalityId: municipality.id };
    await recordEvent(tx, { at: createdAt, action: "invitation.created", ...event });
  });
  const { municipalities } = ctx.config;
  const link = { origin, municipality, municipalities, fragment: "invitacion", code } as const;
  return { code, url: publicLink(link), expiresAt: expiresAt.toISOString() };
}
