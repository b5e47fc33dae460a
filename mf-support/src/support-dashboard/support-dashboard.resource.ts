import { answer } from "@acompana/kit/api";
import { type SupportSession, useScreen, useSession } from "@acompana/kit/area";
import useSWR from "swr";

export type SupportedPerson = SupportSession["user"];

/**
 * One of the people whom the relative supports, with today's consent: the session's until the
 * record has been read, and when it cannot be. The server enforces the consent in any case.
 */
export function useSupportedPerson(userId: string): SupportedPerson {
  const { api } = useScreen();
  const { user, users } = useSession("support");
  const { data } = useSWR(
    ["supported-person", userId],
    () => answer(api.GET("/api/users/{id}", { params: { path: { id: userId } } })),
    { onError: (failure) => reportError(failure) },
  );
  return data ?? users.find(({ id }) => id === userId) ?? user;
}
