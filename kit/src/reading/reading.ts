import { ApiError, isOffline } from "../api/index.ts";

/** What is known of one thing that only the server knows. */
export interface Reading<Data> {
  /** What was read last, also when reading again failed; undefined while nothing is known. */
  data: Data | undefined;
  /** Why the last reading failed; undefined when it did not. */
  error: unknown;
  /** Whether it is being read now. */
  busy: boolean;
  /** Reads it again; never rejects. */
  retry: () => void;
}

/** Statuses after which the last known values disappear: no longer permitted, or deleted. */
const HIDDEN = [401, 403, 404];

export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && HIDDEN.includes(error.status);

/** How several readings stand together; `retry` reads again those that failed. */
export function summary(all: readonly Reading<unknown>[]): Omit<Reading<unknown>, "data"> {
  const failed = all.filter(({ error }) => error !== undefined);
  return {
    error: (failed.find(({ error }) => isOffline(error)) ?? failed[0])?.error,
    busy: all.some(({ busy }) => busy),
    retry: () => {
      for (const { retry } of failed) retry();
    },
  };
}
