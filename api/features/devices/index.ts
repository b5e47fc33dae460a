export { cleanUpLinks } from "./clean-up-links.ts";
export { insertDeviceLink } from "./create-device-link.ts";
export { findDevice, type KnownDevice } from "./find-device.ts";
export { deviceOfAnother, deviceOwnerAbsent } from "./own-device.ts";
export { devicesRoutes } from "./routes.ts";
