import { reportUnlessOffline, unwrap } from "@acompana/kit/api";
import { useScreen, useSession } from "@acompana/kit/area";
import { type ConsentName, consents } from "@acompana/kit/consents";
import { home, useResourceCache } from "@acompana/kit/reading";
import { userRecords } from "../user-record/user-record.resource.ts";

/** What the notices of the home lead to. */
export function useHomeNotices() {
  const { api, refreshSession } = useScreen();
  const { id: userId } = useSession("person").user;
  const cacheOf = useResourceCache();
  const params = { path: { userId } };
  const renew = async () => {
    await cacheOf(home, userId).renew();
    await refreshSession().catch(reportUnlessOffline);
  };
  return {
    renew,
    async dismissAttack() {
      await unwrap(api.DELETE("/api/session/guessing"));
      await renew();
    },
    async answerConsent(consent: ConsentName, value: boolean) {
      const body = consent === "family" ? { familyConsent: value } : { municipalConsent: value };
      await unwrap(api.PUT("/api/users/{userId}/settings", { params, body }));
      await renew();
      for (const changed of [consents, userRecords]) void cacheOf(changed, userId).renew();
    },
    async wasMine(consent: ConsentName) {
      const path = { userId, consent };
      const question = "/api/users/{userId}/consents/{consent}/question";
      await unwrap(api.DELETE(question, { params: { path } }));
      await renew();
    },
    async postponePin() {
      await unwrap(api.DELETE("/api/users/{userId}/own-pin/offer", { params }));
      await renew();
    },
  };
}
