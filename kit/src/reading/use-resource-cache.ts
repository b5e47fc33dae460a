import { useCallback } from "react";
import { unstable_serialize, useSWRConfig } from "swr";
import type { Resource } from "./resource.ts";

type View = string | number;

/** What the session's cache holds of one resource of one owner. */
interface ResourceCache {
  /**
   * Reads again every view of it that is on screen, or only the one named, and what sums it up.
   * Never rejects.
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
          const isConcerned = (key: unknown) =>
            resource.owns(key, ownerId, ...view) || resource.summary?.owns(key, ownerId);
          await mutate(isConcerned).catch(() => {});
        },
        async change<Data>(view: View, change: (known: Data) => Data) {
          if (known(view) === undefined) return;
          const changed = (data?: Data) => data && change(data);
          await mutate<Data>(resource.key(ownerId, view), changed, { revalidate: false });
        },
      };
    },
    [cache, mutate],
  );
}
