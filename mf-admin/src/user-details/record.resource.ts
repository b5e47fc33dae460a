import { ApiError, unwrap } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { resource, useReading, useResourceCache } from "@acompana/kit/reading";
import type { UserRecord } from "../user.ts";

const records = resource("records");

/** All that is written down of one person. */
export function useRecord(userId: string) {
  const { api } = useScreen();
  const reading = useReading(records.key(userId), async () => {
    const params = { path: { userId } };
    // A relative would get less; an administrator always gets the record.
    return (await unwrap(api.GET("/api/users/{userId}", { params }))) as UserRecord;
  });
  const { error } = reading;
  return { reading, unknown: error instanceof ApiError && error.status === 404 };
}

/** Reads a person's record again wherever it is shown. */
export function useRenewRecord() {
  const cacheOf = useResourceCache();
  return (userId: string): Promise<void> => cacheOf(records, userId).renew();
}

/** Deactivates a person, or activates them again. */
export function useSetActive(userId: string) {
  const { api } = useScreen();
  const renew = useRenewRecord();
  return async (isActive: boolean): Promise<void> => {
    const params = { path: { userId } };
    await unwrap(api.PUT("/api/users/{userId}/active", { params, body: { isActive } }));
    await renew(userId);
  };
}

/** Changes a person's photo, a data address, or removes it. */
export function useSetPhoto(userId: string) {
  const { api } = useScreen();
  const renew = useRenewRecord();
  return async (photo: string | null): Promise<void> => {
    const params = { path: { userId } };
    await unwrap(api.PUT("/api/users/{userId}/photo", { params, body: { photo } }));
    await renew(userId);
  };
}
