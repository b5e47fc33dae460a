import { type ApiClient, listMediaQuery, unwrap } from "../api/index.ts";
import type { MediaItem } from "./memory.ts";

/** The longest page; asked for, so that a shorter one is the last. */
const PAGE = listMediaQuery.limit.maximum;

/** All photos, videos and audios of a person, newest first, by pages. Rejects with `ApiError`. */
export async function readMedia(api: ApiClient, userId: string): Promise<MediaItem[]> {
  const all: MediaItem[] = [];
  for (;;) {
    const before = all.at(-1)?.uploadedAt;
    const params = { path: { userId }, query: { limit: PAGE, ...(before && { before }) } };
    const page = await unwrap(api.GET("/api/users/{userId}/media", { params }));
    all.push(...page);
    if (page.length < PAGE) return all;
  }
}
