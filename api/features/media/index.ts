export { keepItem } from "./keep-item.ts";
export { toMediaItem } from "./media-serializer.ts";
export { mediaRoutes } from "./routes.ts";
export {
  asTitle,
  type MediaItem,
  mediaItemExample,
  mediaItemSchema,
  type UploadAddresses,
} from "./schemas.ts";
