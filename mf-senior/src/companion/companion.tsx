import { lazy, Suspense } from "react";
import { occurrenceKey } from "./ringing-rules.ts";
import { useActiveMinutes } from "./use-active-minutes.ts";
import { useRinging } from "./use-ringing.ts";

const RingCard = lazy(async () => ({ default: (await import("./ring-card.tsx")).RingCard }));

/** Stands beside every screen of the person's, the games too: counts minutes and rings. */
export function Companion() {
  useActiveMinutes();
  const { reminder, others, done, snooze } = useRinging();
  if (!reminder) return null;
  return (
    <Suspense fallback={null}>
      <RingCard
        key={occurrenceKey(reminder)}
        reminder={reminder}
        others={others}
        onDone={() => done(reminder)}
        onSnooze={() => snooze(reminder)}
      />
    </Suspense>
  );
}
