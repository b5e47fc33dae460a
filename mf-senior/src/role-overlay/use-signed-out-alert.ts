import { useScreen, useSession } from "@acompana/kit/area";
import { useEffect, useState } from "react";
import type { Reminder } from "./companion.resource.ts";
import { occurrenceKey } from "./ringing-rules.ts";

/** From when on reminders ring: where this page's vigil for the person began, else now. */
export function useSince(): number {
  const kept = useScreen().vigil?.kept;
  const { user } = useSession("person");
  const [since] = useState(() => {
    const now = Date.now();
    return kept?.person.id === user.id && now < kept.until ? kept.since : now;
  });
  return since;
}

/** Leaves with the shell what may still come due once this session has ended unused. */
export function useVigilLeft(since: number, today?: Reminder[], coming?: Reminder[]) {
  const keep = useScreen().vigil?.keep;
  const { user, enteredBy, expiresAt } = useSession("person");
  const { id, name, voiceEnabled } = user;
  useEffect(() => {
    // The town hall looks after someone from its own desk: nobody is to be called there.
    if (!keep || !today || enteredBy) return;
    const until = Date.parse(expiresAt);
    const occurrences = stillToBeDone([...today, ...(coming ?? [])], until);
    keep({ person: { id, name, voiceEnabled }, occurrences, since, until });
  }, [keep, today, coming, since, id, name, voiceEnabled, enteredBy, expiresAt]);
}

/** Each occurrence once, with nothing that could be read. */
function stillToBeDone(reminders: Reminder[], until: number) {
  const open = reminders.filter(
    ({ isCompleted, dateTime }) => !isCompleted && Date.parse(dateTime) < until,
  );
  const occurrences = open.map(({ id, dateTime }) => ({ id, dateTime }));
  return [...new Map(occurrences.map((one) => [occurrenceKey(one), one])).values()];
}
