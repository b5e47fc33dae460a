import { deviceLinks } from "../../db/schema/devices.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { CtxOf } from "../../platform/context.ts";
import { publicLink } from "../../platform/http/public-link.ts";
import { hashToken, newToken } from "../../platform/secrets/tokens.ts";
import type { DeviceLink } from "./schemas.ts";

const LINK_MS = 3600 * 1000;

type Input = { name: string | null; origin: string };

/** For a tablet that stands elsewhere; the code is shown this once. */
export async function createDeviceLink(
  ctx: CtxOf<"devices:write">,
  { name, origin }: Input,
): Promise<DeviceLink> {
  const { municipality, id: createdBy } = ctx.principal;
  const code = newToken(ctx.random);
  const expiresAt = new Date(ctx.clock().getTime() + LINK_MS);
  const owner = { municipalityId: municipality.id, createdBy };
  await ctx.db.transaction(async (tx) => {
    await tx.insert(deviceLinks).values({ codeHash: hashToken(code), name, ...owner, expiresAt });
    await audit(tx, ctx, { action: "device.link-created" });
  });
  const { municipalities } = ctx.config;
  const link = { origin, municipality, municipalities, fragment: "dispositivo", code } as const;
  return { code, url: publicLink(link), expiresAt: expiresAt.toISOString() };
}
