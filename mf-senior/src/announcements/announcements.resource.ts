import { type components, reportUnlessOffline, unwrap } from "@acompana/kit/api";
import { useScreen, useSession } from "@acompana/kit/area";
import { home, useResourceCache } from "@acompana/kit/reading";
import { useCallback, useEffect, useRef } from "react";

export type ShownAnnouncement = components["schemas"]["ShownAnnouncement"];

/**
 * Tells the server which announcements were opened. An administrator who has entered opens nothing
 * in the person's name. Without a network it is told when there is one, while the home is open.
 */
export function useMarkSeen() {
  const { api } = useScreen();
  const { user, enteredBy } = useSession("person");
  const cacheOf = useResourceCache();
  const waiting = useRef<ShownAnnouncement[]>([]);

  const send = useCallback(async () => {
    const opened = waiting.current;
    if (opened.length === 0) return;
    const params = { path: { userId: user.id } };
    const seen = opened.map(({ id, version }) => ({ id, version }));
    try {
      await unwrap(api.PUT("/api/users/{userId}/announcements/seen", { params, body: { seen } }));
      waiting.current = waiting.current.filter((one) => !opened.includes(one));
      await cacheOf(home, user.id).renew();
    } catch (error) {
      reportUnlessOffline(error);
    }
  }, [api, user.id, cacheOf]);

  useEffect(() => {
    const again = () => void send();
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [send]);

  return (opened: readonly ShownAnnouncement[]) => {
    if (enteredBy) return;
    waiting.current = opened.filter(({ isSeen }) => !isSeen);
    void send();
  };
}
