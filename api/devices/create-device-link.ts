import { recordEvent } from "../audit/record-event.ts";
import { actorOf, requireAdministrator } from "../auth/permissions.ts";
import { hashToken, newToken } from "../auth/tokens.ts";
import type { Ctx } from "../context.ts";
import { publicLink } from "../http/public-link.ts";
import type { DeviceLink } from "./schemas.ts";
import { deviceLinks } from "./table.ts";

const LINK_MS = 3600 * 1000;

type Input = { name: string | null; origin: string };

/** An administrator, for a tablet that stands elsewhere; the code is told this once. */
export async function createDeviceLink(ctx: Ctx, { name, origin }: Input): Promise<DeviceLink> {
  const admin = await requireAdministrator(ctx);
  const { municipality } = admin;
  const code = newToken(ctx.random);
  const at = ctx.clock();
  const expiresAt = new Date(at.getTime() + LINK_MS);
  const owner = { municipalityId: municipality.id, createdBy: admin.id };
  await ctx.db.transaction(async (tx) => {
    await tx.insert(deviceLinks).values({ codeHash: hashToken(code), name, ...owner, expiresAt });
    const event = { actor: actorOf(admin), municipalityId: municipality.id };
    await recordEvent(tx, { at, action: "device.link-created", ...event });
  });
  const { municipalities } = ctx.config;
  const link = { origin, municipality, municipalities, fragment: "dispositivo", code } as const;
  return { code, url: publicLink(link), expiresAt: expiresAt.toISOString() };
}
