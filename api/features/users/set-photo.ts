import { eq } from "drizzle-orm";
import { users } from "../../db/schema/users.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { CtxOf } from "../../platform/context.ts";
import { userNotFound } from "../../platform/errors.ts";
import { deleteFilesNow, discardFiles } from "../../platform/storage/file-deletions.ts";
import { decodePhoto } from "./decode-photo.ts";
import { photoStorageKey } from "./photo-path.ts";
import type { UserRecord } from "./schemas.ts";
import { storePhoto } from "./store-photo.ts";
import { toUserRecord } from "./user-serializers.ts";

/** Puts a data URL in the place of the person's photo; null removes it. The old file is deleted. */
export async function setPhoto(
  ctx: CtxOf<"users:write">,
  { userId, photo: picture }: { userId: string; photo: string | null },
): Promise<UserRecord> {
  const photo = picture === null ? null : await decodePhoto(ctx, picture);
  const record = await storePhoto(ctx, photo, async (tx, photoKey) => {
    const [before] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
    if (!before) throw userNotFound();
    const [row] = await tx.update(users).set({ photoKey }).where(eq(users.id, userId)).returning();
    if (!row) throw userNotFound();
    await discardFiles(tx, before.photoKey === null ? [] : [photoStorageKey(before.photoKey)]);
    await audit(tx, ctx, { action: "user.changed", subjectId: userId });
    return toUserRecord(row);
  });
  await deleteFilesNow(ctx);
  return record;
}
