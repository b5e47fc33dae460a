import type { mediaItems } from "../../db/schema/media.ts";
import { nameOfKey } from "../uploads/index.ts";
import type { MediaItem } from "./schemas.ts";

export function toMediaItem(row: typeof mediaItems.$inferSelect): MediaItem {
  const { id, mimeType, title, description, originalName, uploadedAt, fileKey, thumbnailKey } = row;
  return {
    id,
    mimeType,
    url: `/${nameOfKey(fileKey)}`,
    title,
    description,
    originalName,
    uploadedAt: uploadedAt.toISOString(),
    thumbnail: thumbnailKey && `/thumbnails/${nameOfKey(thumbnailKey)}`,
    isFavorite: false,
  };
}
