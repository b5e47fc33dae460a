import { ApiError, unwrap } from "@acompana/kit/api";
import { useScreen, useSession } from "@acompana/kit/area";
import { useReading, useResourceCache } from "@acompana/kit/reading";
import { memories } from "@acompana/kit/viewer";
import {
  type SupportMessage,
  supportMessages,
  useReadMessages,
} from "../support-messages/message-list.resource.ts";

/**
 * Photos and videos that relatives have sent and that are not kept, newest first; none where the
 * person does not share with the family. Nothing is marked as seen.
 */
export function useProposals() {
  const { api } = useScreen();
  const { id: userId, familyConsent } = useSession("person").user;
  const read = useReadMessages();
  const cacheOf = useResourceCache();
  const key = familyConsent ? supportMessages.key(userId, "list") : null;
  const reading = useReading<SupportMessage[]>(key, () => read({}));
  const { data, error } = reading;

  /** Its file becomes a memory. Rejects with an ApiError. */
  async function keep(messageId: string): Promise<void> {
    const params = { path: { userId, messageId } };
    try {
      await unwrap(api.POST("/api/users/{userId}/support-messages/{messageId}/keep", { params }));
    } catch (failure) {
      // Another tab has kept it already, which is as good.
      if (!(failure instanceof ApiError && failure.body.code === "ALREADY_KEPT")) throw failure;
    }
    void cacheOf(memories, userId).renew();
    void reading.mutate().catch(() => undefined);
  }

  return {
    /** Without an answer there are none: the memories themselves must not wait for it. */
    isKnown: key === null || data !== undefined || error !== undefined,
    proposals: (key && data ? data : []).filter(
      ({ type, mediaUrl, isKept }) => type !== "text" && mediaUrl !== null && !isKept,
    ),
    keep,
  };
}
