import { unwrap } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import type { ConsentName } from "@acompana/kit/consents";

/** What the town hall may do with a person's consents. */
export function useConsentChanges(userId: string) {
  const { api } = useScreen();
  return {
    async giveOnPaper(consent: ConsentName) {
      const params = { path: { userId, consent } };
      await unwrap(api.PUT("/api/users/{userId}/consents/{consent}/paper", { params }));
    },
    async withdraw(consent: ConsentName) {
      const body = consent === "family" ? { familyConsent: false } : { municipalConsent: false };
      const params = { path: { userId } };
      await unwrap(api.PUT("/api/users/{userId}/settings", { params, body }));
    },
  };
}
