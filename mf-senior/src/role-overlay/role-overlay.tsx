import { useScreen } from "@acompana/kit/area";
import { useReminderReadings } from "./companion.resource.ts";
import { RingCard } from "./ring-card.tsx";
import { occurrenceKey } from "./ringing-rules.ts";
import { useActiveMinutes } from "./use-active-minutes.ts";
import { useRinging } from "./use-ringing.ts";
import { useSince, useVigilLeft } from "./use-vigil-left.ts";
import { VigilCompanion } from "./vigil.tsx";

/** Stands beside every screen of the person's, the games too; and keeps the vigil afterwards. */
export function Companion() {
  return useScreen().session ? <PersonCompanion /> : <VigilCompanion />;
}

/** While the person is signed in: counts minutes, rings, and leaves the shell what may come due. */
function PersonCompanion() {
  useActiveMinutes();
  const since = useSince();
  const { reminders, upcoming } = useReminderReadings();
  useVigilLeft(since, reminders, upcoming);
  const { due, done, snooze } = useRinging(reminders ?? [], since);
  const [reminder] = due;
  if (!reminder) return null;
  return (
    <RingCard
      key={occurrenceKey(reminder)}
      reminder={reminder}
      others={due.length - 1}
      onDone={() => done(reminder)}
      onSnooze={() => snooze(reminder)}
    />
  );
}
