import { recordEvent } from "../audit/record-event.ts";
import { hashSecret } from "../auth/hashing.ts";
import { actorOf, requireAdministrator } from "../auth/permissions.ts";
import type { AdministratorPrincipal } from "../auth/principal.ts";
import { newToken } from "../auth/tokens.ts";
import type { Ctx } from "../context.ts";
import { forbidden, unknownMunicipality } from "../errors.ts";
import { claimFiles, reserveFiles } from "../storage/file-deletions.ts";
import { giveUpFiles } from "../uploads/adopt-files.ts";
import { decodePhoto } from "./decode-photo.ts";
import { photoStorageKey } from "./photo-path.ts";
import type { CreateUser, ListedUser } from "./schemas.ts";
import { users } from "./table.ts";
import { toListedUser } from "./user-answers.ts";

/** An administrator, in their own municipality and under their own name. */
export async function createUser(ctx: Ctx, input: CreateUser): Promise<ListedUser> {
  const admin = await requireAdministrator(ctx);
  if (input.municipalityId !== admin.municipality.id) throw unknownMunicipality();
  if (input.adminId !== admin.id) throw forbidden();
  const photo = input.photo ? decodePhoto(input.photo) : null;
  const pinHash = await hashSecret(ctx, input.pin);
  const photoKey = photo && `${newToken(ctx.random)}.${photo.extension}`;
  const keys = photoKey ? [photoStorageKey(photoKey)] : [];
  await reserveFiles(ctx, keys);
  try {
    for (const key of keys) if (photo) await ctx.storage.put(key, photo.bytes);
    return await insertUser(ctx, admin, { ...input, pinHash, photoKey }, keys);
  } catch (error) {
    await giveUpFiles(ctx, keys, error);
    throw error;
  }
}

type NewUser = Omit<CreateUser, "pin" | "photo"> & { pinHash: string; photoKey: string | null };

async function insertUser(
  ctx: Ctx,
  admin: AdministratorPrincipal,
  input: NewUser,
  keys: string[],
): Promise<ListedUser> {
  const at = ctx.clock();
  const municipalityId = admin.municipality.id;
  const owner = { municipalityId, adminId: admin.id, createdAt: at };
  const { name, email, phone, familyConsent, municipalConsent, pinHash, photoKey } = input;
  const contact = { email: email ?? null, phone: phone ?? null };
  const consents = { familyConsent, municipalConsent };
  return await ctx.db.transaction(async (tx) => {
    await claimFiles(tx, keys);
    const [row] = await tx
      .insert(users)
      .values({ name, ...contact, pinHash, photoKey, ...consents, ...owner })
      .returning();
    if (!row) throw new Error("insert returned nothing");
    const event = { actor: actorOf(admin), subjectId: row.id, municipalityId };
    await recordEvent(tx, { at, action: "user.created", ...event });
    return toListedUser(row);
  });
}
