import type { Db } from "../../db/open.ts";
import { deviceLinks } from "../../db/schema/devices.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { CtxOf } from "../../platform/context.ts";
import { publicLink } from "../../platform/http/public-link.ts";
import { hashToken, newToken } from "../../platform/secrets/tokens.ts";
import { findOwner } from "./find-owner.ts";
import type { DeviceLink, NameDevice } from "./schemas.ts";

const LINK_MS = 3600 * 1000;

type Input = NameDevice & { origin: string };

/** For a tablet that stands elsewhere; the code is shown this once. */
export const createDeviceLink = (ctx: CtxOf<"devices:write">, input: Input): Promise<DeviceLink> =>
  ctx.db.transaction((tx) => insertDeviceLink(tx, ctx, input));

/** The same within a transaction. @throws ServiceError 404 when the owner is not there */
export async function insertDeviceLink(
  tx: Db,
  ctx: CtxOf<"devices:write" | "user-sheets:make">,
  { origin, ...device }: Input,
): Promise<DeviceLink> {
  const { municipality, id: createdBy } = ctx.principal;
  const code = newToken(ctx.random);
  const expiresAt = new Date(ctx.clock().getTime() + LINK_MS);
  const row = { ...device, municipalityId: municipality.id, createdBy, expiresAt };
  const owner = await findOwner(tx, { ...row, at: ctx.clock() });
  await tx.insert(deviceLinks).values({ codeHash: hashToken(code), ...row });
  await audit(tx, ctx, { action: "device.link-created" });
  if (owner) await audit(tx, ctx, { action: "user.device-given", subjectId: owner.id });
  const { municipalities } = ctx.config;
  const link = { origin, municipality, municipalities, fragment: "dispositivo", code } as const;
  return { code, url: publicLink(link), expiresAt: expiresAt.toISOString() };
}
