import useSWR from "swr";
import type { ResourceKey } from "./resource.ts";

/** A value that lives as long as the session's cache and is sent nowhere. */
export function useSessionValue<Value>(
  key: ResourceKey,
  first: Value,
): [Value, (next: Value) => void] {
  const { data = first, mutate } = useSWR<Value>(key, null);
  return [data, (next) => void mutate(next, { revalidate: false })];
}
