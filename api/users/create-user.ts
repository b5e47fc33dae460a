import { recordEvent } from "../audit/record-event.ts";
import { hashSecret } from "../auth/hashing.ts";
import { actorOf, requireAdministrator } from "../auth/permissions.ts";
import type { AdministratorPrincipal } from "../auth/principal.ts";
import { newToken } from "../auth/tokens.ts";
import type { Ctx } from "../context.ts";
import { forbidden, unknownMunicipality } from "../errors.ts";
import { decodePhoto, type Photo } from "./decode-photo.ts";
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
  const photoKey = photo && (await keepPhoto(ctx, photo));
  try {
    return await insertUser(ctx, admin, { ...input, pinHash, photoKey });
  } catch (error) {
    if (photoKey) await ctx.storage.delete(photoStorageKey(photoKey));
    throw error;
  }
}

async function keepPhoto(ctx: Ctx, { bytes, extension }: Photo): Promise<string> {
  const key = `${newToken(ctx.random)}.${extension}`;
  await ctx.storage.put(photoStorageKey(key), bytes);
  return key;
}

type NewUser = Omit<CreateUser, "pin" | "photo"> & { pinHash: string; photoKey: string | null };

async function insertUser(
  ctx: Ctx,
  admin: AdministratorPrincipal,
  input: NewUser,
): Promise<ListedUser> {
  const at = ctx.clock();
  const municipalityId = admin.municipality.id;
  const owner = { municipalityId, adminId: admin.id, createdAt: at };
  const { name, email, phone, familyConsent, municipalConsent, pinHash, photoKey } = input;
  const contact = { email: email ?? null, phone: phone ?? null };
  const consents = { familyConsent, municipalConsent };
  return await ctx.db.transaction(async (tx) => {
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
