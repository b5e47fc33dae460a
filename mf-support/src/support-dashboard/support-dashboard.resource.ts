import { BACKGROUND, unwrap } from "@acompana/kit/api";
import { useScreen, useSession } from "@acompana/kit/area";
import { type Reading, resource, useReading } from "@acompana/kit/reading";
import { useEffect } from "react";
import type { SupportedPerson } from "../shared-view.ts";

const supportedPeople = resource("supported-people");

/** How often the consents are read again while the dashboard is open, in ms. */
const EVERY_MS = 30_000;

export interface SupportedPeople {
  /** Whom the relative accompanies, with today's consents. */
  users: SupportedPerson[];
  /** How the last reading of them went. */
  reading: Omit<Reading<unknown>, "data">;
  /** Reads the consents again. Resolves also when they cannot be read. */
  check: () => Promise<unknown>;
  /**
   * The server refused for want of this person's consent, so the last known consent is out of date.
   */
  withdrawn: (userId: string) => void;
}

/**
 * The people whom the relative supports: those of the session until the server has answered, and
 * when it cannot answer. Read again at each change of `view`. The person's record is not used,
 * because each reading of it adds an audit event, and polling would hide what people did.
 */
export function useSupportedPeople(view: string | null): SupportedPeople {
  const { api } = useScreen();
  const { users, supportPerson } = useSession("support");
  const read = async () => {
    const session = await unwrap(api.GET("/api/session", { headers: BACKGROUND }));
    return session.role === "support" ? session.users : users;
  };
  const reading = useReading(supportedPeople.key(supportPerson.id), read, {
    refreshInterval: EVERY_MS,
    revalidateOnMount: false,
  });
  const { data, mutate } = reading;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `view` is when, not what
  useEffect(() => void mutate().catch(() => {}), [view, mutate]);
  return {
    users: data ?? users,
    reading,
    check: () => mutate().catch(() => {}),
    withdrawn: (userId) =>
      void mutate((known) => withoutConsent(known ?? users, userId), { revalidate: false }),
  };
}

const withoutConsent = (users: SupportedPerson[], userId: string) =>
  users.map((user) => (user.id === userId ? { ...user, familyConsent: false } : user));
