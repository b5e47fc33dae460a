import { useScreen, useSession } from "@acompana/kit/area";
import { now } from "@acompana/kit/clock";
import { namesOf, useConsents } from "@acompana/kit/consents";
import { shortDay } from "@acompana/kit/format";
import { settingsText } from "../text/settings.ts";

export type ConsentSetting = "familyConsent" | "municipalConsent";

const { begins, cancelWaiting, withdraw: words } = settingsText;

/** What giving and withdrawing a consent mean in this session. */
export function useConsentRules() {
  const { notify, timeZone } = useScreen();
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
    whyNotGiven: data && !data.mayGive && !data.mayAsk ? data.whyNot : null,
    /** Why one that is given here begins after some days; null where it begins at once. */
    whyLater: data?.mayAsk ? data.whyNot : null,
    /** When one that waits begins, in words; null where none waits. */
    beginningOf: (name: ConsentSetting): string | null => {
      const due = data?.[name === "familyConsent" ? "family" : "municipal"].due;
      return due ? begins(shortDay(due, new Date(now()), timeZone)) : null;
    },
    /** Whether one that is given here is marked, and asked about at the next entry. */
    isMarked: data !== undefined && !data.isProven,
    /** Whether one that waits is not to begin. */
    confirmCancelling: (beginning: string): Promise<boolean> =>
      notify.confirm({ title: beginning, ...cancelWaiting }),
    /** Says what ends and for whom. */
    confirmWithdrawal: (name: ConsentSetting): Promise<boolean> =>
      notify.confirm({ ...warning(name), confirm: words.confirm, cancel: words.cancel }),
  };
}
