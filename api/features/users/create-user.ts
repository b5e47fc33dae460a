import { users } from "../../db/schema/users.ts";
import { audit } from "../../platform/audit/audit.ts";
import { permit } from "../../platform/auth/permit.ts";
import type { CtxOf } from "../../platform/context.ts";
import { hashSecret } from "../../platform/secrets/hashing.ts";
import { newToken } from "../../platform/secrets/tokens.ts";
import { claimFiles, reserveFiles } from "../../platform/storage/file-deletions.ts";
import { rollBackFiles } from "../uploads/commit-uploads.ts";
import { decodePhoto } from "./decode-photo.ts";
import { photoStorageKey } from "./photo-path.ts";
import type { CreateUser, ListedUser } from "./schemas.ts";
import { toListedUser } from "./user-serializers.ts";

type AdminCtx = CtxOf<"users:create">;

/** The body names municipality and administrator. */
export async function createUser(ctx: AdminCtx, input: CreateUser): Promise<ListedUser> {
  const { adminId: accountId, municipalityId } = input;
  await permit(ctx, "users:create", { accountId, municipalityId });
  const { pin, photo: picture, ...user } = input;
  const photo = picture ? await decodePhoto(picture) : null;
  const pinHash = await hashSecret(ctx, pin);
  const photoKey = photo && `${newToken(ctx.random)}.${photo.extension}`;
  const keys = photoKey ? [photoStorageKey(photoKey)] : [];
  await reserveFiles(ctx, keys);
  try {
    for (const key of keys) if (photo) await ctx.storage.put(key, photo.bytes);
    return await insertUser(ctx, { ...user, pinHash, photoKey }, keys);
  } catch (error) {
    await rollBackFiles(ctx, keys, error);
    throw error;
  }
}

type NewUser = Omit<CreateUser, "pin" | "photo"> & { pinHash: string; photoKey: string | null };

async function insertUser(ctx: AdminCtx, user: NewUser, keys: string[]): Promise<ListedUser> {
  return await ctx.db.transaction(async (tx) => {
    await claimFiles(tx, keys);
    const values = { ...user, createdAt: ctx.clock() };
    const [row] = await tx.insert(users).values(values).returning();
    if (!row) throw new Error("insert returned nothing");
    await audit(tx, ctx, { action: "user.created", subjectId: row.id });
    return toListedUser(row);
  });
}
