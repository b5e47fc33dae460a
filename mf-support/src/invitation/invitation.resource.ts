import { unwrap } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { resource, useReading } from "@acompana/kit/reading";

const invitations = resource("opened support invitation");

/**
 * What the invitation is for. Its data is null when it can be used no more; while nobody knows, the
 * form can be sent all the same, for the server looks again.
 */
export function useOpenedInvitation(code: string) {
  const { api, municipality } = useScreen();
  const key = municipality && invitations.key(municipality.id, code);
  return useReading(key, async () => {
    const body = { code, municipalityId: municipality?.id ?? "" };
    return (await unwrap(api.POST("/api/support/invitations/check", { body }))).invitation;
  });
}

/** Makes the login with the chosen password and hands its session to the shell. */
export function useAcceptInvitation(code: string) {
  const { api, municipality, enter } = useScreen();
  return async (password: string): Promise<void> => {
    const body = { code, municipalityId: municipality?.id ?? "", password };
    await unwrap(api.POST("/api/support/invitations/accept", { body }));
    await enter({ role: "support" });
  };
}
