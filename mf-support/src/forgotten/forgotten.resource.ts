import { unwrap } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";

/** Asks for a link by e-mail. It succeeds alike for an e-mail that nobody has. */
export function useAskForLink() {
  const { api, municipality } = useScreen();
  return async (email: string): Promise<void> => {
    const body = { email, municipalityId: municipality?.id ?? "" };
    await unwrap(api.POST("/api/support/password-link", { body }));
  };
}
