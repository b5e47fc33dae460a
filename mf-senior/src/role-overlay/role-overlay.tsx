import { useScreen } from "@acompana/kit/area";
import { occurrenceKey, useTickOutbox } from "@acompana/kit/reminders";
import { RingCard } from "./ring-card.tsx";
import { useReminderReadings } from "./role-overlay.resource.ts";
import { SignedOutAlert } from "./signed-out-alert.tsx";
import { useActiveMinutes } from "./use-active-minutes.ts";
import { useRinging } from "./use-ringing.ts";
import { useSignedOutAlert, useSince } from "./use-signed-out-alert.ts";

/** Drawn beside every screen of the person's, games included; alerts after signing out. */
export function SeniorOverlay() {
  return useScreen().session ? <SignedInOverlay /> : <SignedOutAlert />;
}

/** While the person is signed in: counts minutes, rings, and leaves the shell what may come due. */
function SignedInOverlay() {
  useActiveMinutes();
  // What was marked without a network is sent from whatever screen of theirs.
  useTickOutbox();
  const since = useSince();
  const { reminders, upcoming } = useReminderReadings();
  useSignedOutAlert(since, reminders, upcoming);
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
