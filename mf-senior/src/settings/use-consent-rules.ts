import { useScreen, useSession } from "@acompana/kit/area";
import { namesOf, useConsents } from "@acompana/kit/consents";
import { settingsText } from "../text/settings.ts";

export type ConsentSetting = "familyConsent" | "municipalConsent";

const words = settingsText.withdraw;

/** What giving and withdrawing a consent mean in this session. */
export function useConsentRules() {
  const { notify } = useScreen();
  const { user, municipality } = useSession("person");
  const { data } = useConsents(user.id);

  function warning(name: ConsentSetting) {
    if (name === "municipalConsent") {
      const { title, message } = words.municipal;
      return { title, message: message(municipality.name) };
    }
    const { title, message, one, everybody } = words.family;
    const names = data?.supporters ?? [];
    const [only] = names;
    if (only && names.length === 1) return { title, message: one(only) };
    return { title, message: message(names.length > 0 ? namesOf(names) : everybody) };
  }

  return {
    /** Why none can be given here; null while that is not known: then the server says so. */
    whyNotGiven: data && !data.mayGive ? data.whyNot : null,
    /** Whether one that is given here is marked, and asked about at the next entry. */
    isMarked: data !== undefined && !data.isProven,
    /** Says what ends and for whom. */
    confirmWithdrawal: (name: ConsentSetting): Promise<boolean> =>
      notify.confirm({ ...warning(name), confirm: words.confirm, cancel: words.cancel }),
  };
}
