import { unwrap } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { consentText, dayOf } from "@acompana/kit/consents";
import { reportUnlessOffline } from "@acompana/kit/reading";
import { useEffect, useRef } from "react";
import type { SupportedPerson } from "../shared-view.ts";
import { text } from "../text.ts";

/**
 * Tells once what was switched on with a PIN that is not the person's alone: whoever knows them may
 * ask whether it was they. Read, it is put away.
 */
export function useConsentNews(users: SupportedPerson[], check: () => Promise<unknown>): void {
  const { api, notify, timeZone } = useScreen();
  const shownFor = useRef(new Set<string>());
  const person = users.find(({ newConsents }) => newConsents && newConsents.length > 0);
  useEffect(() => {
    if (!person?.newConsents) return;
    const key = JSON.stringify([person.id, person.newConsents]);
    if (shownFor.current.has(key)) return;
    shownFor.current.add(key);
    const given = person.newConsents.map(({ consent, at }) =>
      text.newConsent(consentText.names[consent], dayOf(at, timeZone)),
    );
    const params = { path: { userId: person.id } };
    void notify
      .alert(text.newConsents(person.name), [...given, text.askThem].join(" "))
      .then(() => unwrap(api.DELETE("/api/users/{userId}/consents/news", { params })))
      .then(check)
      .catch(reportUnlessOffline);
  }, [person, api, notify, timeZone, check]);
}
