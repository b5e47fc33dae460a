import { useScreen, useSession } from "@acompana/kit/area";
import { now as clockNow, useClockChange } from "@acompana/kit/clock";
import { occurrenceKey } from "@acompana/kit/reminders";
import { useEffect, useState } from "react";
import type { Reminder } from "./role-overlay.resource.ts";

/** From when on reminders ring: where this page began to alert her, else since she entered. */
export function useSince(): number {
  const { signedOutAlert, placedAt } = useScreen();
  const kept = signedOutAlert?.kept;
  const { user } = useSession("person");
  const [since, setSince] = useState(() => {
    const now = clockNow();
    return kept?.person.id === user.id && now < kept.until ? kept.since : (placedAt ?? now);
  });
  useClockChange((correctedMs) => setSince((at) => at + correctedMs));
  return since;
}

/** Leaves with the shell what may still come due once this session has ended unused. */
export function useSignedOutAlert(since: number, today?: Reminder[], coming?: Reminder[]) {
  const keep = useScreen().signedOutAlert?.keep;
  const { user, enteredBy, expiresAt } = useSession("person");
  const { id, name, preferredName, voiceEnabled, voiceSpeed, voiceVolume } = user;
  useEffect(() => {
    // An administrator has entered this home at the town hall: nobody is to be called there.
    if (!keep || !today || enteredBy) return;
    const until = Date.parse(expiresAt);
    const occurrences = stillToBeDone([...today, ...(coming ?? [])], until);
    const voice = {
      voiceEnabled,
      ...(voiceSpeed && { voiceSpeed }),
      ...(voiceVolume && { voiceVolume }),
    };
    const called = { name, ...(preferredName && { preferredName }) };
    keep({ person: { id, ...called, ...voice }, occurrences, since, until });
  }, [
    keep,
    today,
    coming,
    since,
    id,
    name,
    preferredName,
    voiceEnabled,
    voiceSpeed,
    voiceVolume,
    enteredBy,
    expiresAt,
  ]);
}

/** Each occurrence once, without title or description. */
function stillToBeDone(reminders: Reminder[], until: number) {
  const open = reminders.filter(
    ({ isCompleted, isPaused, dateTime }) =>
      !isCompleted && !isPaused && Date.parse(dateTime) < until,
  );
  const occurrences = open.map(({ id, dateTime }) => ({ id, dateTime }));
  return [...new Map(occurrences.map((one) => [occurrenceKey(one), one])).values()];
}
