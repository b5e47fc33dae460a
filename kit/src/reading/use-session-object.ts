import { useSWRConfig } from "swr";

/**
 * One object for each session's cache: all screens of an area, and what stands beside them, share
 * it.
 *
 * @param made where those that were made are kept; a module's constant
 */
export function useSessionObject<Kept>(made: WeakMap<object, Kept>, make: () => Kept): Kept {
  const { cache } = useSWRConfig();
  const found = made.get(cache) ?? make();
  made.set(cache, found);
  return found;
}
