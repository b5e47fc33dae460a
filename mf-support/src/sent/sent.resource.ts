import { type components, unwrap } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { type Reading, resource, useReading } from "@acompana/kit/reading";

/** What relatives have sent to a person. */
export const sentMessages = resource("sent-messages");

export type SentMessage = components["schemas"]["SentMessage"];

/** What the relative has sent to the person, newest first: so many at most. */
export function useSentMessages(
  userId: string,
  limit: number,
): Reading<components["schemas"]["SentMessages"]> {
  const { api } = useScreen();
  return useReading(sentMessages.key(userId, limit), () =>
    unwrap(
      api.GET("/api/users/{userId}/support-messages/sent", {
        params: { path: { userId }, query: { limit } },
      }),
    ),
  );
}
