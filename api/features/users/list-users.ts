import { and, eq, getTableColumns, sql } from "drizzle-orm";
import { fullName } from "../../db/name-order.ts";
import { municipalities } from "../../db/schema/municipalities.ts";
import { users } from "../../db/schema/users.ts";
import { findAdministrator, findPrincipal } from "../../platform/auth/find-principal.ts";
import { beforePermission } from "../../platform/auth/guarded-services.ts";
import { permit } from "../../platform/auth/permit.ts";
import { recordRead } from "../../platform/auth/permit-call.ts";
import { isDeviceAllowed, permitVisitor } from "../../platform/auth/permit-visitor.ts";
import type { CtxOf } from "../../platform/context.ts";
import { isDeceased } from "../../platform/deceased.ts";
import { noSession, unknownMunicipality } from "../../platform/errors.ts";
import { isUuid } from "../../platform/is-uuid.ts";
import { deviceOwnerAbsent, findDevice, type KnownDevice } from "../devices/index.ts";
import { calledIfAny } from "./called-if-any.ts";
import { lastAccess } from "./last-access.ts";
import { listUserPage, type PageInput } from "./list-user-page.ts";
import { mayEnter } from "./may-enter.ts";
import { photoPath } from "./photo-path.ts";
import type { ListedUser, SelectableUser, UserPage } from "./schemas.ts";
import { toListedUser } from "./user-serializers.ts";

type VisitorCtx = CtxOf<"users:select">;
interface Input extends Omit<PageInput, "limit"> {
  municipalityId: string;
  adminId?: string | undefined;
  limit?: number | undefined;
}

/**
 * With one's own `adminId` the full list of one's municipality, or with `limit` a page of it;
 * without `adminId`, what anyone may see.
 */
export async function listUsers(
  ctx: VisitorCtx,
  { municipalityId, adminId, limit, ...place }: Input,
): Promise<ListedUser[] | SelectableUser[] | UserPage> {
  if (adminId === undefined) return await listSelectable(ctx, municipalityId);
  const permitted = await permitAdministrator(ctx, municipalityId, adminId);
  const listed =
    limit === undefined
      ? await listAll(ctx, municipalityId)
      : await listUserPage(ctx, municipalityId, { ...place, limit });
  await recordRead(permitted);
  return listed;
}

async function permitAdministrator(ctx: VisitorCtx, municipalityId: string, accountId: string) {
  const principal = await findPrincipal(beforePermission(ctx));
  if (principal?.role !== "administrator") throw noSession();
  return await permit({ ...ctx, principal }, "users:list", { accountId, municipalityId });
}

async function listAll(ctx: VisitorCtx, municipalityId: string): Promise<ListedUser[]> {
  const rows = await ctx.db
    .select({ ...getTableColumns(users), lastAccess, isDeceased: isDeceased(ctx) })
    .from(users)
    .where(eq(users.municipalityId, municipalityId));
  return rows.map(toListedUser).sort((one, other) => byName(wholeName(one), wholeName(other)));
}

async function listSelectable(ctx: VisitorCtx, municipalityId: string): Promise<SelectableUser[]> {
  if (!isUuid(municipalityId)) throw unknownMunicipality();
  const device = await refuseStrangers(ctx, municipalityId);
  if (device?.isPersonal) return await listOwner(ctx, municipalityId, device);
  const rows = await ctx.db
    .select({
      id: users.id,
      name: fullName(users),
      photoKey: users.photoKey,
      hasPin: sql<boolean>`${users.pinHash} is not null`,
    })
    .from(municipalities)
    .leftJoin(users, and(eq(users.municipalityId, municipalities.id), mayEnter(ctx)))
    .where(eq(municipalities.id, municipalityId));
  if (rows.length === 0) throw unknownMunicipality();
  return rows.flatMap(toSelectable).sort((one, other) => byName(one.name, other.name));
}

/** On a device that is one person's alone nobody else is listed, whoever is signed in there. */
async function listOwner(
  ctx: VisitorCtx,
  municipalityId: string,
  { ownerId, entersWithoutPin }: KnownDevice,
): Promise<SelectableUser[]> {
  const [row] = await ctx.db
    .select({
      municipality: municipalities.name,
      id: users.id,
      name: fullName(users),
      preferredName: users.preferredName,
      photoKey: users.photoKey,
      hasPin: sql<boolean>`${users.pinHash} is not null`,
    })
    .from(municipalities)
    .leftJoin(users, and(eq(users.id, sql`${ownerId}::uuid`), mayEnter(ctx)))
    .where(eq(municipalities.id, municipalityId));
  if (!row) throw unknownMunicipality();
  const [owner] = toSelectable(row);
  if (!owner) throw deviceOwnerAbsent(ctx, row.municipality);
  const called = calledIfAny(row.preferredName);
  return [{ ...owner, ...called, hasPin: owner.hasPin && !entersWithoutPin, isOwnDevice: true }];
}

/** The device of the call. Without its cookie an open portal looks nothing up. */
async function refuseStrangers(
  ctx: VisitorCtx,
  municipalityId: string,
): Promise<KnownDevice | null> {
  const { bearer, device } = ctx.claims;
  const isOpen = isDeviceAllowed(ctx, null);
  const asking = beforePermission(ctx);
  const administrator = bearer && !isOpen ? await findAdministrator(asking, bearer) : null;
  const known = await findDevice(asking.db, device, municipalityId);
  permitVisitor(ctx, { municipalityId, administrator, deviceId: known?.id ?? null });
  return known;
}

interface Row {
  id: string | null;
  name: string | null;
  photoKey: string | null;
  hasPin: boolean;
}

/** A municipality without people comes back as one row of nulls. */
function toSelectable({ id, name, photoKey, hasPin }: Row): SelectableUser[] {
  if (!id || !name) return [];
  return [{ id, name, photo: photoPath(photoKey), hasPin }];
}

/** The order that a Spanish reader expects: Ángela between Ana and Antonio. */
function byName(one: string, other: string): number {
  return one.localeCompare(other, "es", { sensitivity: "base" });
}

const wholeName = ({ name, surnames }: ListedUser) => (surnames ? `${name} ${surnames}` : name);
