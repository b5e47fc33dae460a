import type { components } from "../api/index.ts";
import { type Family, familyOf } from "../containers/index.ts";

/** A photo, video or audio as the API lists it. */
export type MediaItem = components["schemas"]["MediaItem"];

type MemoryKind = "photo" | "video" | "audio";

/** A memory as it is drawn. */
export interface Memory {
  id: string;
  kind: MemoryKind;
  title: string;
  /** What whoever kept or sent it has written about it; null when nothing was. */
  description: string | null;
  /** ISO date and time at which it was kept. */
  date: string;
  /** Address of the whole file. */
  source: string;
  /** What its file was called; absent where nobody knows. */
  fileName?: string;
  /** Address of the small picture; null when there is none. */
  thumbnail: string | null;
}

const KINDS: Record<Family, MemoryKind> = { image: "photo", video: "video", audio: "audio" };

/** Nothing else than these three is kept. */
const kindOf = (mimeType: string): MemoryKind => KINDS[familyOf(mimeType) ?? "audio"];

/**
 * Gives an item of the media list its addresses. They name the role, because a picture is fetched
 * without the headers of a call.
 */
export function toMemory(
  item: MediaItem,
  { userId, role }: { userId: string; role: "person" | "support" },
): Memory {
  const { id, mimeType, title, description, uploadedAt: date, url, thumbnail } = item;
  const home = `/api/users/${userId}`;
  const address = (path: string) => `${home}${path}?as=${role}`;
  return {
    id,
    kind: kindOf(mimeType),
    title,
    description,
    date,
    source: address(`/objects${url}`),
    fileName: item.originalName,
    thumbnail: thumbnail && address(thumbnail),
  };
}
