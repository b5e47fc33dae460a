import { unwrap } from "@acompana/kit/api";
import { useScreen, useSession } from "@acompana/kit/area";

/** What the person has agreed to, as the server knows it now. Rejects when it cannot be read. */
export function useReadConsents() {
  const { api } = useScreen();
  const userId = useSession("person").user.id;
  return async () => {
    const { familyConsent, municipalConsent } = await unwrap(
      api.GET("/api/users/{userId}", { params: { path: { userId } } }),
    );
    return { familyConsent, municipalConsent };
  };
}
