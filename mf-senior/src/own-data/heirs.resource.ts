import { unwrap } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { consents } from "@acompana/kit/consents";
import { useResourceCache } from "@acompana/kit/reading";

/** Forbids that heirs get a copy, or allows it again. */
export function useForbidHeirs(userId: string) {
  const { api } = useScreen();
  const cacheOf = useResourceCache();
  return async (heirsForbidden: boolean): Promise<void> => {
    const call = { params: { path: { userId } }, body: { heirsForbidden } };
    await unwrap(api.PUT("/api/users/{userId}/settings", call));
    await cacheOf(consents, userId).renew();
  };
}
