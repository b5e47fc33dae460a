import { type components, unwrap } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { resource, useReading, useResourceCache } from "@acompana/kit/reading";

export type StaffNotes = components["schemas"]["StaffNotes"];

const staffNotes = resource("staff-notes");

/** What the staff have noted about one person. */
export function useStaffNotes(userId: string) {
  const { api } = useScreen();
  const params = { path: { userId } };
  return useReading(staffNotes.key(userId), () =>
    unwrap(api.GET("/api/users/{userId}/staff-notes", { params })),
  );
}

/** Writes the note; it rejects when a colleague has changed it since `since`. */
export function useWriteStaffNotes(userId: string) {
  const { api } = useScreen();
  const { renew } = useResourceCache()(staffNotes, userId);
  return async (text: string, since: string | null): Promise<void> => {
    const params = { path: { userId } };
    await unwrap(api.PUT("/api/users/{userId}/staff-notes", { params, body: { text, since } }));
    await renew();
  };
}
