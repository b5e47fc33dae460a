import { BACKGROUND, type components, unwrap } from "@acompana/kit/api";
import { useScreen, useSession } from "@acompana/kit/area";
import { type ReadingOptions, resource, useReading } from "@acompana/kit/reading";
import { useEffect, useRef } from "react";

export type SupportMessage = components["schemas"]["SupportMessage"];

/** What relatives have sent. Its views: the list as it is, and the messages of the open screen. */
export const supportMessages = resource("support-messages");

/** The specification names 5 s and 30 s; every sixth of these is the one of 30 s. */
const REFRESH_MS = 5_000;
/** The event of the window that says that messages were marked as seen or deleted. */
const UPDATED = "supportMessagesUpdated";

type View = "list" | "opened";
type ReadOnce = (headers: Record<string, string>) => Promise<SupportMessage[]>;

/** What relatives have sent, newest first, without marking anything as seen. */
export function useMessageList() {
  return useRefreshedMessages("list", useReadMessages());
}

/** Reads the list once; `headers` go with the call. */
export function useReadMessages(): ReadOnce {
  const { api } = useScreen();
  const params = { path: { userId: useSession("person").user.id } };
  return (headers) => unwrap(api.GET("/api/users/{userId}/support-messages", { params, headers }));
}

/**
 * One view of the messages, read again every few seconds and when the window says that they have
 * changed. What nobody asked for is sent as background, so it does not count as use, and does not
 * show that it is being read.
 */
export function useRefreshedMessages(view: View, read: ReadOnce, pauses: ReadingOptions = {}) {
  const userId = useSession("person").user.id;
  /** Whether nobody asked for the next reading: somebody did for the first one and for a retry. */
  const quiet = useRef(false);
  const refresh = () =>
    read(quiet.current ? BACKGROUND : {}).finally(() => {
      quiet.current = true;
    });
  const reading = useReading<SupportMessage[]>(supportMessages.key(userId, view), refresh, {
    refreshInterval: REFRESH_MS,
    ...pauses,
  });
  useUpdates(view, reading.mutate);
  const retry = () => {
    quiet.current = false;
    reading.retry();
  };
  return { ...reading, busy: reading.busy && !quiet.current, retry };
}

/** Says in this window that `by` has changed the messages, and shows them as they are now. */
export const announceUpdate = (by: View) =>
  dispatchEvent(new CustomEvent(UPDATED, { detail: { by } }));

/** Reads again when somebody else in the window has changed the messages. */
function useUpdates(view: View, read: () => Promise<unknown>) {
  useEffect(() => {
    const refresh = (event: Event) => {
      const by: unknown = event instanceof CustomEvent ? event.detail?.by : undefined;
      if (by !== view) void read().catch(() => undefined);
    };
    addEventListener(UPDATED, refresh);
    return () => removeEventListener(UPDATED, refresh);
  }, [view, read]);
}
