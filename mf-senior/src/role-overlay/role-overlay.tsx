import { useScreen } from "@acompana/kit/area";
import { occurrenceKey, useTickOutbox } from "@acompana/kit/reminders";
import { useCallback, useEffect, useState } from "react";
import { NewMessages } from "./new-messages.tsx";
import { Praise } from "./praise.tsx";
import { RingCard } from "./ring-card.tsx";
import { useReminderReadings } from "./role-overlay.resource.ts";
import { SignedOutAlert } from "./signed-out-alert.tsx";
import { useActiveMinutes } from "./use-active-minutes.ts";
import { useRinging } from "./use-ringing.ts";
import { useSignedOutAlert, useSince } from "./use-signed-out-alert.ts";

/** What she is praised for, and what comes after the praise. */
interface Praised {
  title: string;
  onOver: (() => void) | undefined;
}

/** Drawn beside every screen of the person's, games included; alerts after signing out. */
export function SeniorOverlay() {
  return useScreen().session ? <SignedInOverlay /> : <SignedOutAlert />;
}

/** While the person is signed in: counts minutes, rings, tells of messages, leaves the alert. */
function SignedInOverlay() {
  useActiveMinutes();
  // What was marked without a network is sent from whatever screen of theirs.
  useTickOutbox();
  const since = useSince();
  const { reminders, upcoming } = useReminderReadings();
  useSignedOutAlert(since, reminders, upcoming);
  const { due, done, snooze } = useRinging(reminders ?? [], since);
  const [reminder] = due;
  const [praised, setPraised] = useState<Praised | null>(null);
  const endPraise = useCallback(() => {
    setPraised(null);
    praised?.onOver?.();
  }, [praised]);
  useEffect(() => {
    // Its timer goes with it: it must not come back after what rings now.
    if (reminder && praised) endPraise();
  }, [reminder, praised, endPraise]);
  return (
    <>
      <NewMessages isHeld={reminder !== undefined || praised !== null} />
      {praised && !reminder && <Praise title={praised.title} onOver={endPraise} />}
      {reminder && (
        <RingCard
          key={occurrenceKey(reminder)}
          reminder={reminder}
          others={due.length - 1}
          onDone={() => done(reminder)}
          onPraise={(onOver) => setPraised({ title: reminder.title, onOver })}
          onSnooze={() => snooze(reminder)}
        />
      )}
    </>
  );
}
