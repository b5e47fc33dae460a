import { type components, ignoreNotFound, unwrap } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { resource, useReading, useResourceCache } from "@acompana/kit/reading";

export type Pause = NonNullable<components["schemas"]["ShownPause"]["pause"]>;
export type PauseReason = components["schemas"]["SetPause"]["reason"];

const pauses = resource("pauses");

/** The person's pause that lasts or comes next; null without one. */
export function usePause(userId: string) {
  const { api } = useScreen();
  return useReading(pauses.key(userId), async () => {
    const params = { path: { userId } };
    return (await unwrap(api.GET("/api/users/{userId}/pause", { params }))).pause;
  });
}

export function usePauseWrites(userId: string) {
  const { api } = useScreen();
  const cacheOf = useResourceCache();
  const params = { path: { userId } };
  return {
    async set(body: components["schemas"]["SetPause"]): Promise<void> {
      await unwrap(api.PUT("/api/users/{userId}/pause", { params, body }));
      await cacheOf(pauses, userId).renew();
    },
    /** A pause that somebody else ended counts as ended. */
    async end(): Promise<void> {
      await ignoreNotFound(api.DELETE("/api/users/{userId}/pause", { params }));
      await cacheOf(pauses, userId).renew();
    },
  };
}
