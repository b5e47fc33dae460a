import { permit } from "../../platform/auth/permit.ts";
import type { CtxOf } from "../../platform/context.ts";
import { hashSecret } from "../../platform/secrets/hashing.ts";
import { checkBirthDate } from "./check-birth-date.ts";
import { decodePhoto } from "./decode-photo.ts";
import { insertUsers } from "./insert-users.ts";
import { refuseWeakPin } from "./refuse-weak-pin.ts";
import type { CreateUser, ListedUser } from "./schemas.ts";
import { pinOfTownHall } from "./set-pin.ts";
import { storePhoto } from "./store-photo.ts";
import { toListedUser } from "./user-serializers.ts";

/** The body names municipality and administrator. */
export async function createUser(
  ctx: CtxOf<"users:create">,
  input: CreateUser,
): Promise<ListedUser> {
  const { adminId: accountId, municipalityId } = input;
  await permit(ctx, "users:create", { accountId, municipalityId });
  checkBirthDate(ctx, input.birthDate);
  const { pin, pinAgreed, photo: picture, ...user } = input;
  refuseWeakPin(ctx, pin, input.birthDate);
  const photo = picture ? await decodePhoto(ctx, picture) : null;
  const ofPin = pinOfTownHall(await hashSecret(ctx, pin), pinAgreed);
  return await storePhoto(ctx, photo, async (tx, photoKey) => {
    const [row] = await insertUsers(tx, ctx, [{ ...user, ...ofPin, photoKey, isNew: true }]);
    if (!row) throw new Error("insert returned nothing");
    return toListedUser({ ...row, lastAccess: null, isDeceased: false });
  });
}
