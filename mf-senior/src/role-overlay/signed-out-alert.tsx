import { type ReminderAlert, useScreen } from "@acompana/kit/area";
import { SignedOutAlertCard } from "./signed-out-alert-card.tsx";
import { useRinging } from "./use-ringing.ts";
import { useStillCalled } from "./use-still-called.ts";

/** When a person's session has ended unused, their reminders still call them by name. */
export function SignedOutAlert() {
  const { signedOutAlert } = useScreen();
  if (!signedOutAlert?.kept) return null;
  return <DueAlert kept={signedOutAlert.kept} onForget={() => signedOutAlert.keep(null)} />;
}

function DueAlert({ kept, onForget }: { kept: ReminderAlert; onForget: () => void }) {
  const { now, due, snooze } = useRinging(kept.occurrences, kept.since);
  const isDue = due.length > 0 && now < kept.until;
  const isAsked = useStillCalled(kept.person.id, isDue, onForget);
  if (!isDue || !isAsked) return null;
  return (
    <SignedOutAlertCard
      person={kept.person}
      count={due.length}
      onSnooze={() => snooze(...due)}
      onForget={onForget}
    />
  );
}
