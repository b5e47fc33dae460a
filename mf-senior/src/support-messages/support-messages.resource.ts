import { ApiError, reportUnlessOffline, unwrap } from "@acompana/kit/api";
import { useIsOpen, useLeaving, useScreen, useSession } from "@acompana/kit/area";
import { useResourceCache, WITHOUT_PAUSE } from "@acompana/kit/reading";
import { memories } from "@acompana/kit/viewer";
import { useRef, useState } from "react";
import {
  announceUpdate,
  type SupportMessage,
  supportMessages,
  useReadMessages,
  useRefreshedMessages,
} from "./message-list.resource.ts";

export type { SupportMessage };

/**
 * What relatives have sent, newest first. Opening marks all as seen and reads again; leaving
 * deletes what was seen. What was shown once stays until the screen is left, whatever another tab
 * deletes meanwhile.
 */
export function useSupportMessages() {
  const { api } = useScreen();
  const userId = useSession("person").user.id;
  const cacheOf = useResourceCache();
  const call = { params: { path: { userId } } };
  const list = useReadMessages();
  const shown = useRef(new Map<string, SupportMessage>());
  const isOpen = useIsOpen();
  const keeping = useRef(0);
  /** Whether a message may have been marked as seen that no list has shown yet. */
  const unshown = useRef(false);

  async function read(headers: Record<string, string>): Promise<SupportMessage[]> {
    let messages = await list(headers);
    if (messages.some(({ seen }) => !seen)) {
      unshown.current = true;
      const mark = api.POST("/api/users/{userId}/support-messages/mark-seen", { ...call, headers });
      await mark.catch(reportUnlessOffline);
      announceUpdate("opened");
      messages = await list(headers);
    }
    unshown.current = false;
    for (const message of messages) shown.current.set(message.id, message);
    return [...shown.current.values()].sort(newestFirst);
  }

  const reading = useRefreshedMessages("opened", read, WITHOUT_PAUSE);
  const { data } = reading;

  useLeaving(async () => {
    // Nothing is deleted that was not shown, or that is just being kept; the next visit does it.
    if (unshown.current || keeping.current > 0 || !data) return;
    const leaving = { ...call, keepalive: true };
    await unwrap(api.DELETE("/api/users/{userId}/support-messages/delete-seen", leaving));
    // The home may have read its list before they were deleted.
    announceUpdate("opened");
    if (!isOpen()) void cacheOf(supportMessages, userId).renew("opened");
  });

  /** Keeps a message's photo or video as a memory. Rejects with an ApiError. */
  async function keep(messageId: string): Promise<void> {
    keeping.current++;
    try {
      const path = { userId, messageId };
      const kept = api.POST("/api/users/{userId}/support-messages/{messageId}/keep", {
        params: { path },
        keepalive: true,
      });
      await unwrap(kept);
    } catch (failure) {
      // Another tab has kept it already, which is as good.
      if (!(failure instanceof ApiError && failure.body.code === "ALREADY_KEPT")) throw failure;
    } finally {
      keeping.current--;
    }
    void cacheOf(memories, userId).renew();
  }

  return { reading, keep };
}

const newestFirst = (one: SupportMessage, other: SupportMessage) =>
  other.createdAt.localeCompare(one.createdAt);

/** How many messages have come since the screen showed its first list. */
export function useArrivals(messages: SupportMessage[] | undefined): number {
  const [first, setFirst] = useState<number | null>(null);
  if (first === null && messages) setFirst(messages.length);
  return messages && first !== null ? Math.max(0, messages.length - first) : 0;
}
