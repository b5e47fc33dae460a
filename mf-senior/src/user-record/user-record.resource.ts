import { type components, unwrap } from "@acompana/kit/api";
import { useScreen, useSession } from "@acompana/kit/area";
import { resource, useReading } from "@acompana/kit/reading";

export type UserRecord = components["schemas"]["UserRecord"];

export const userRecords = resource("user-record");

/** What the portal knows of the signed-in person. */
export function useUserRecord() {
  const { api } = useScreen();
  const userId = useSession("person").user.id;
  return useReading(userRecords.key(userId), async () => {
    const call = api.GET("/api/users/{userId}", { params: { path: { userId } } });
    // Only somebody else is sent less than the whole record.
    return (await unwrap(call)) as UserRecord;
  });
}
