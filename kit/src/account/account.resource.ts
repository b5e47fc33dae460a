import { type components, ignoreNotFound, unwrap } from "../api/index.ts";
import { useScreen } from "../area/index.ts";
import { resource, useReading, useResourceCache } from "../reading/index.ts";

export type AccountSession = components["schemas"]["AccountSession"];

const sessions = resource("account sessions");

/** One account's lists are never another's. */
function useOwner(): string {
  const { session } = useScreen();
  if (session?.role === "administrator") return session.administrator.id;
  return session?.role === "support" ? session.supportPerson.id : "";
}

/** Where the account is signed in, used last first. */
export function useSessions() {
  const { api } = useScreen();
  const reading = useReading(sessions.key(useOwner()), () =>
    unwrap(api.GET("/api/account/sessions")),
  );
  const { mutate } = reading;

  async function end(sessionId: string): Promise<void> {
    const params = { path: { sessionId } };
    await ignoreNotFound(api.DELETE("/api/account/sessions/{sessionId}", { params }));
    await mutate((list) => list?.filter(({ id }) => id !== sessionId), { revalidate: false });
  }

  return { reading, end };
}

/** Every other session of the account ends with it. */
export function useChangePassword() {
  const { api } = useScreen();
  const { renew } = useResourceCache()(sessions, useOwner());
  return async (currentPassword: string, password: string): Promise<void> => {
    await unwrap(api.PUT("/api/account/password", { body: { currentPassword, password } }));
    void renew();
  };
}
