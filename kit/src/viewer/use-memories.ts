import { useMemo } from "react";
import { unwrap } from "../api/index.ts";
import { useScreen } from "../area/index.ts";
import { home, type ReadingOptions, resource, useReading } from "../reading/index.ts";
import { type MediaItem, type Memory, toMemory } from "./memory.ts";
import { readMedia } from "./read-media.ts";

/** A person's photos, videos and audios. Its views are the list and the numbers. */
export const memories = resource("memories", home);

const toMemoryOf =
  (looking: Parameters<typeof toMemory>[1]) =>
  (item: MediaItem): Memory =>
    toMemory(item, looking);

/** All memories of a person, newest first, with addresses for who looks at them. */
export function useMemories(userId: string, role: "person" | "support", options?: ReadingOptions) {
  const { api } = useScreen();
  const reading = useReading(memories.key(userId, "list"), () => readMedia(api, userId), options);
  const items = reading.data;
  const data = useMemo(
    (): Memory[] | undefined => items?.map(toMemoryOf({ userId, role })),
    [items, userId, role],
  );
  return { ...reading, data };
}

/** So many of a person's newest memories, in one call. */
export function useNewestMemories(userId: string, role: "person" | "support", limit: number) {
  const { api } = useScreen();
  const params = { path: { userId }, query: { limit } };
  const read = () => unwrap(api.GET("/api/users/{userId}/media", { params }));
  const reading = useReading(memories.key(userId, "newest", limit), read);
  const items = reading.data;
  const data = useMemo(() => items?.map(toMemoryOf({ userId, role })), [items, userId, role]);
  return { ...reading, data };
}

/** How many memories a person has. */
export function useMediaStats(userId: string, options?: ReadingOptions) {
  const { api } = useScreen();
  const read = () =>
    unwrap(api.GET("/api/users/{userId}/media/stats", { params: { path: { userId } } }));
  return useReading(memories.key(userId, "stats"), read, options);
}
