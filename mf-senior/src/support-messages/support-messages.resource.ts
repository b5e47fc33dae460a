import { ApiError, answer, type components } from "@acompana/kit/api";
import { useLeaving, useScreen, useSession } from "@acompana/kit/area";
import { useCallback, useEffect, useRef, useState } from "react";
import useSWR from "swr";

export type SupportMessage = components["schemas"]["SupportMessage"];

/** Every sixth of these is the refresh of every 30 seconds that the specification names as well. */
const REFRESH_MS = 5_000;
/** Polling does not keep a session awake. */
const BACKGROUND = { headers: { "Acompana-Background": "1" } };

/**
 * What relatives have sent, newest first. Opening marks all as seen and reads again; leaving
 * deletes what was seen. What was shown once stays until the screen is left, whatever another tab
 * deletes meanwhile.
 */
export function useSupportMessages() {
  const { api } = useScreen();
  const userId = useSession("person").user.id;
  const call = { params: { path: { id: userId } } };
  const shown = useRef(new Map<string, SupportMessage>());
  const keeping = useRef(0);
  /** Whether a message may have been marked as seen that no list has shown yet. */
  const unshown = useRef(false);
  const quiet = useRef(false);

  const { data, error, isValidating, mutate } = useSWR<SupportMessage[], ApiError>(
    ["support-messages", userId],
    async () => {
      const background = quiet.current ? BACKGROUND : {};
      const read = () =>
        answer(api.GET("/api/users/{id}/support-messages", { ...call, ...background }));
      let list = await read();
      if (list.some(({ seen }) => !seen)) {
        unshown.current = true;
        const mark = api.POST("/api/users/{id}/support-messages/mark-seen", {
          ...call,
          ...background,
        });
        await mark.catch((failure: unknown) => reportError(failure));
        list = await read();
      }
      unshown.current = false;
      for (const message of list) shown.current.set(message.id, message);
      return [...shown.current.values()].sort(newestFirst);
    },
    { onError: (failure) => reportError(failure) },
  );

  const refresh = useCallback(() => {
    quiet.current = true;
    void mutate().catch(() => undefined);
  }, [mutate]);
  useRefreshes(refresh);

  useLeaving(async () => {
    // Nothing goes that was not shown, or that is just being kept; the next visit sees to it.
    if (unshown.current || keeping.current > 0 || !data) return;
    const leaving = { ...call, keepalive: true };
    await answer(api.DELETE("/api/users/{id}/support-messages/delete-seen", leaving));
  });

  /** Keeps a message's photo or video as a memory. Rejects with an ApiError. */
  async function keep(messageId: string): Promise<void> {
    keeping.current++;
    try {
      const path = { id: userId, messageId };
      const kept = api.POST("/api/users/{id}/support-messages/{messageId}/keep", {
        params: { path },
        keepalive: true,
      });
      await answer(kept);
    } catch (failure) {
      // Another tab has kept it: that is what was wanted.
      if (!(failure instanceof ApiError && failure.refusal.code === "ALREADY_KEPT")) throw failure;
    } finally {
      keeping.current--;
    }
  }

  return {
    messages: data,
    failed: error !== undefined && !isValidating && data === undefined,
    reload: () => void mutate().catch(() => undefined),
    keep,
  };
}

const newestFirst = (one: SupportMessage, other: SupportMessage) =>
  other.createdAt.localeCompare(one.createdAt);

/** Reads again every five seconds, and when the page is told that messages have changed. */
function useRefreshes(refresh: () => void) {
  useEffect(() => {
    const again = setInterval(refresh, REFRESH_MS);
    addEventListener("supportMessagesUpdated", refresh);
    return () => {
      clearInterval(again);
      removeEventListener("supportMessagesUpdated", refresh);
    };
  }, [refresh]);
}

/** How many messages have come since the screen showed its first list. */
export function useArrivals(messages: SupportMessage[] | undefined): number {
  const [first, setFirst] = useState<number | null>(null);
  if (first === null && messages) setFirst(messages.length);
  return messages && first !== null ? Math.max(0, messages.length - first) : 0;
}
