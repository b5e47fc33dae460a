export { calledIfAny } from "./called-if-any.ts";
export { birthDateProblem } from "./check-birth-date.ts";
export { detailsRoutes } from "./details-routes.ts";
export { expireUsers } from "./expire-users.ts";
export { insertUsers } from "./insert-users.ts";
export { ownPinRoutes } from "./own-pin-routes.ts";
export { photoIfAny, photoPath, photoStorageKey } from "./photo-path.ts";
export { pinRoutes } from "./pin-routes.ts";
export { isPinOffered } from "./postpone-pin.ts";
export { usersRoutes } from "./routes.ts";
export {
  calledBy,
  type ListedUser,
  PHOTO_BODY_BYTES,
  type UserRecord,
  userRecordExample,
  userRecordSchema,
} from "./schemas.ts";
export { pinOfTownHall, replacePin } from "./set-pin.ts";
export { settingsRoutes } from "./settings-routes.ts";
export { detailInputs, NO_NAME, type UserDetails } from "./user-details.ts";
