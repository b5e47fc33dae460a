import { useMemo, useSyncExternalStore } from "react";
import { type AreaStore, useScreen } from "../area/index.ts";
import { readKept } from "../outbox/index.ts";
import { useSessionObject } from "../reading/index.ts";
import { isTick, type Tick } from "./tick.ts";

/** What the marks that wait are kept under in an area's store. */
export const TICKS = "ticks";

/** The marks of one session's owner that wait for the server, for whoever shows them. */
export function createWaitingTicks(store: AreaStore) {
  const listeners = new Set<() => void>();
  /** Keys of marks that are sent for the first time; their callers still wait for the outcome. */
  const asking = new Set<string>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  return {
    /** The store, whose changes are heard of. */
    store: {
      read: store.read,
      write(name, value) {
        store.write(name, value);
        changed();
      },
    } satisfies AreaStore,
    asks(key: string, isAsking: boolean) {
      if (isAsking) asking.add(key);
      else asking.delete(key);
      changed();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Changes whenever what `waiting` answers does. */
    snapshot: () => `${store.read(TICKS) ?? ""} ${[...asking]}`,
    /** What waits, without what is just being sent for the first time. */
    waiting: (): Tick[] =>
      readKept(store.read(TICKS), isTick)
        .filter(({ key }) => !asking.has(key))
        .map(({ item }) => item),
  };
}

export type WaitingTicks = ReturnType<typeof createWaitingTicks>;

const ofSessions = new WeakMap<object, WaitingTicks>();

export function useTicksOfSession(): WaitingTicks {
  const { store } = useScreen();
  return useSessionObject(ofSessions, () => createWaitingTicks(store));
}

/** What waits of one person's marks, at each drawing. `useTickOutbox` sends them. */
export function useWaitingTicks(userId: string): readonly Tick[] {
  const ticks = useTicksOfSession();
  const snapshot = useSyncExternalStore(ticks.subscribe, ticks.snapshot);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `snapshot` stands for what waits
  return useMemo(
    () => ticks.waiting().filter((tick) => tick.userId === userId),
    [ticks, userId, snapshot],
  );
}
