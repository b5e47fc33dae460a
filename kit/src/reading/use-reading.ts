import { useCallback, useEffect, useState } from "react";
import useSWR, {
  type KeyedMutator,
  type SWRConfiguration,
  unstable_serialize,
  useSWRConfig,
} from "swr";
import { isOffline, reportUnlessOffline } from "../api/index.ts";
import { changeOf, readAnew } from "./outdated.ts";
import { isRefused, type Reading } from "./reading.ts";
import type { ResourceKey } from "./resource.ts";

/** When something is read besides when it comes on screen. */
type Moments = Pick<
  SWRConfiguration,
  "refreshWhenHidden" | "refreshWhenOffline" | "revalidateOnMount"
>;

export interface ReadingOptions extends Moments {
  /** How often it is read again, in ms; not by itself when absent. */
  refreshInterval?: number;
  /** Called with each failure, in place of the log. */
  onError?: (error: unknown) => void;
}

/** Refreshes also while the page is hidden or the browser knows of no network. */
export const WITHOUT_PAUSE = { refreshWhenHidden: true, refreshWhenOffline: true } as const;

/**
 * Reads something from the server. After a failure what was read before stays, in the session's own
 * cache, and is returned with the reason; it is hidden when the server refused to give it. What was
 * changed since it was read, while it was not on screen, is returned only once it has been read
 * again, or could not be. What failed for want of a network is read again when the browser says
 * that there is one.
 *
 * @param key null while there is nothing to read
 */
export function useReading<Data>(
  key: ResourceKey | null,
  read: () => Promise<Data>,
  { onError = reportUnlessOffline, ...when }: ReadingOptions = {},
): Reading<Data> & { mutate: KeyedMutator<Data> } {
  const { cache } = useSWRConfig();
  const name = unstable_serialize(key);
  const fetcher = () => readAnew(cache, name, read);
  const { data, error, isValidating, mutate } = useSWR<Data, unknown>(key, fetcher, {
    ...when,
    onError(failure: unknown, failed: string) {
      // Deleted and not only hidden, because a later failure of another kind must not show it
      // again.
      if (isRefused(failure)) cache.set(failed, { ...cache.get(failed), data: undefined });
      onError(failure);
    },
  });
  const retry = useCallback(() => void mutate().catch(() => {}), [mutate]);
  useRetries(error, retry, when.refreshInterval);
  // What is on screen stays until the next answer is there.
  const [shown, setShown] = useState("");
  const isOutdated = error === undefined && changeOf(cache, name) !== undefined;
  const isHidden = isRefused(error) || (isOutdated && shown !== name);
  if (data !== undefined && !isHidden && shown !== name) setShown(name);
  return {
    data: isHidden ? undefined : data,
    error,
    busy: isValidating,
    retry,
    mutate,
  };
}

/** SWR stops refreshing a key that failed, whichever hook had read it. This reads it again. */
function useRetries(error: unknown, retry: () => void, everyMs?: number) {
  useEffect(() => {
    if (error === undefined) return;
    const again = everyMs ? setTimeout(retry, everyMs) : undefined;
    if (isOffline(error)) addEventListener("online", retry);
    return () => {
      clearTimeout(again);
      removeEventListener("online", retry);
    };
  }, [error, retry, everyMs]);
}
