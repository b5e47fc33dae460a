import { and, eq, sql } from "drizzle-orm";
import { recordEvent } from "../audit/record-event.ts";
import { findAdministrator, findPrincipal } from "../auth/find-principal.ts";
import { actorOf } from "../auth/permissions.ts";
import type { Ctx } from "../context.ts";
import { findDevice } from "../devices/find-device.ts";
import { requireDevice } from "../devices/require-device.ts";
import { forbidden, noSession, unknownMunicipality } from "../errors.ts";
import { isUuid } from "../http/fields.ts";
import { municipalities } from "../municipalities/table.ts";
import { photoPath } from "./photo-path.ts";
import type { ListedUser, SelectableUser } from "./schemas.ts";
import { users } from "./table.ts";
import { toListedUser } from "./user-answers.ts";

type Input = { municipalityId: string; adminId?: string | undefined };

/** With one's own `adminId` the full list of one's municipality; without, what anyone may see. */
export async function listUsers(
  ctx: Ctx,
  { municipalityId, adminId }: Input,
): Promise<ListedUser[] | SelectableUser[]> {
  return adminId === undefined
    ? await listSelectable(ctx, municipalityId)
    : await listForAdministrator(ctx, municipalityId, adminId);
}

async function listForAdministrator(
  ctx: Ctx,
  municipalityId: string,
  adminId: string,
): Promise<ListedUser[]> {
  const admin = await findPrincipal(ctx);
  if (admin?.role !== "administrator") throw noSession();
  if (admin.municipality.id !== municipalityId) throw unknownMunicipality();
  if (admin.id !== adminId) throw forbidden();
  const rows = await ctx.db.select().from(users).where(eq(users.municipalityId, municipalityId));
  const event = { actor: actorOf(admin), municipalityId };
  await recordEvent(ctx.db, { at: ctx.clock(), action: "users.listed", ...event });
  return rows.map(toListedUser).sort(byName);
}

async function listSelectable(ctx: Ctx, municipalityId: string): Promise<SelectableUser[]> {
  if (!isUuid(municipalityId)) throw unknownMunicipality();
  await refuseStrangers(ctx, municipalityId);
  const rows = await ctx.db
    .select({
      id: users.id,
      name: users.name,
      photoKey: users.photoKey,
      hasPin: sql<boolean>`${users.pinHash} is not null`,
    })
    .from(municipalities)
    .leftJoin(users, and(eq(users.municipalityId, municipalities.id), users.isActive))
    .where(eq(municipalities.id, municipalityId));
  if (rows.length === 0) throw unknownMunicipality();
  return rows.flatMap(toSelectable).sort(byName);
}

/** Not asked on an open portal: there the list stays one statement. */
async function refuseStrangers(ctx: Ctx, municipalityId: string): Promise<void> {
  if (ctx.config.deviceEnrolment === "open") return;
  const { bearer, device } = ctx.claims;
  const admin = bearer ? await findAdministrator(ctx, bearer) : null;
  const isAdministrator = admin?.municipality.id === municipalityId;
  const deviceId = await findDevice(ctx.db, device, municipalityId);
  requireDevice(ctx, { deviceId, isAdministrator });
}

type Row = { id: string | null; name: string | null; photoKey: string | null; hasPin: boolean };

/** A municipality without people comes back as one row of nulls. */
function toSelectable({ id, name, photoKey, hasPin }: Row): SelectableUser[] {
  return id && name ? [{ id, name, photo: photoPath(photoKey), hasPin }] : [];
}

/** The order that a Spanish reader expects: Ángela between Ana and Antonio. */
function byName(one: { name: string }, other: { name: string }): number {
  return one.name.localeCompare(other.name, "es", { sensitivity: "base" });
}
