import { reportUnlessOffline, unwrap } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { consentText, dayOf } from "@acompana/kit/consents";
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
  useEffect(() => {
    // News that could not be put away must not hide those of the next person.
    const person = users.find(
      (one) => one.newConsents?.length && !shownFor.current.has(keyOf(one)),
    );
    if (!person?.newConsents) return;
    shownFor.current.add(keyOf(person));
    const given = person.newConsents.map(({ consent, at }) =>
      text.newConsent(consentText.names[consent], dayOf(at, timeZone)),
    );
    // What is given while this is read is told next.
    const [until = ""] = person.newConsents.map(({ at }) => at).sort((a, b) => b.localeCompare(a));
    const params = { path: { userId: person.id }, query: { until } };
    void notify
      .alert(text.newConsents(person.name), [...given, text.askThem].join(" "))
      .then(() => unwrap(api.DELETE("/api/users/{userId}/consents/news", { params })))
      .then(check)
      .catch(reportUnlessOffline);
  }, [users, api, notify, timeZone, check]);
}

const keyOf = ({ id, newConsents }: SupportedPerson) => JSON.stringify([id, newConsents]);
