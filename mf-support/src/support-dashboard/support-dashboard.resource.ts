import { ApiError, answer } from "@acompana/kit/api";
import { type SupportSession, useScreen, useSession } from "@acompana/kit/area";
import { useEffect } from "react";
import useSWR from "swr";

export type SupportedPerson = SupportSession["user"];

/** How often the consents are read again while the dashboard is open, in ms. */
const EVERY_MS = 30_000;

export interface SupportedPeople {
  /** Whom the relative accompanies, with today's consents. */
  users: SupportedPerson[];
  /** Reads the consents again. Resolves also when they cannot be read. */
  check: () => Promise<unknown>;
  /** The server has refused for want of this person's consent: what it said last was old. */
  withdrawn: (userId: string) => void;
}

/**
 * The people whom the relative accompanies. The session's own until the server has been asked, and
 * when it cannot be; read again at each change of `view`. Not the person's record: each reading of
 * that stands in the audit trail, where a page that asks by itself would drown what people did.
 */
export function useSupportedPeople(view: string | null): SupportedPeople {
  const { api } = useScreen();
  const { users } = useSession("support");
  const read = async () => {
    const params = { header: { "Acompana-Background": "1" } } as const;
    const session = await answer(api.GET("/api/session", { params }));
    return session.role === "support" ? session.users : users;
  };
  const { data, mutate } = useSWR(["supported-people"], read, {
    refreshInterval: EVERY_MS,
    revalidateOnMount: false,
    onError: reportUnlessOffline,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `view` is when, not what
  useEffect(() => void mutate().catch(() => {}), [view, mutate]);
  return {
    users: data ?? users,
    check: () => mutate().catch(() => {}),
    withdrawn: (userId) =>
      void mutate((known) => withoutConsent(known ?? users, userId), { revalidate: false }),
  };
}

const withoutConsent = (users: SupportedPerson[], userId: string) =>
  users.map((user) => (user.id === userId ? { ...user, familyConsent: false } : user));

/** A lost network shows wherever it matters; the rest is a fault. */
function reportUnlessOffline(error: unknown) {
  if (!(error instanceof ApiError && error.offline)) reportError(error);
}
