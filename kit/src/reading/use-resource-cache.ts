import { useCallback, useEffect, useRef } from "react";
import { unstable_serialize, useSWRConfig } from "swr";
import type { ApiClient } from "../api/index.ts";
import { outdate } from "./outdated.ts";
import type { Resource, ResourceKey } from "./resource.ts";

type View = string | number;

/** What the session's cache holds of one resource of one owner. */
interface ResourceCache {
  /**
   * To be called after a change: reads again every view of it that is on screen, or only the one
   * named, and what sums it up. Those that are not on screen are shown when they have been read
   * again. Never rejects.
   */
  renew: (...view: View[]) => Promise<void>;
  /** Changes a view that is known, without reading it again. One that was never read stays so. */
  change: <Data>(view: View, change: (known: Data) => Data) => Promise<void>;
  /** What is known of a view. */
  known: <Data>(view: View) => Data | undefined;
}

export type CacheOf = (resource: Resource, ownerId: string) => ResourceCache;

/** Opens the session's cache to whoever has changed something on the server. */
export function useResourceCache(): CacheOf {
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    (resource, ownerId) => {
      const known = <Data>(view: View): Data | undefined =>
        cache.get(unstable_serialize(resource.key(ownerId, view)))?.data;
      return {
        known,
        async renew(...view) {
          // A reading that fails shows its error where its data is shown.
          const outdateConcerned = (key: unknown) => {
            const isConcerned =
              resource.owns(key, ownerId, ...view) || resource.summary?.owns(key, ownerId);
            if (isConcerned) outdate(cache, unstable_serialize(key as ResourceKey));
            return isConcerned;
          };
          await mutate(outdateConcerned).catch(() => {});
        },
        async change<Data>(view: View, change: (known: Data) => Data) {
          if (known(view) === undefined) return;
          const changed = (data?: Data) => data && change(data);
          const name = unstable_serialize(resource.key(ownerId, view));
          // SWR drops an answer that comes after the change: what was being read is read again.
          const revalidate = () => cache.get(name)?.isValidating === true;
          await mutate<Data>(resource.key(ownerId, view), changed, { revalidate });
        },
      };
    },
    [cache, mutate],
  );
}

/**
 * After every write through `api`, what the session knows is only what was known last: a screen
 * that is opened later is shown when it has been read again. For an area whose writes show in many
 * places.
 *
 * @param onWritten called after each
 */
export function useOutdatedByWrites(api: ApiClient, onWritten: () => unknown): void {
  const { cache } = useSWRConfig();
  const written = useRef(onWritten);
  useEffect(() => {
    written.current = onWritten;
  });
  useEffect(() => {
    const watch = {
      onResponse({ request, response }: { request: Request; response: Response }) {
        if (request.method === "GET" || !response.ok) return;
        for (const name of cache.keys()) outdate(cache, name);
        written.current();
      },
    };
    api.use(watch);
    return () => api.eject(watch);
  }, [api, cache]);
}
