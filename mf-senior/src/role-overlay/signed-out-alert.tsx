import { useScreen, type Vigil } from "@acompana/kit/area";
import { useRinging } from "./use-ringing.ts";
import { VigilCard } from "./vigil-card.tsx";

/** When a person's session has ended unused, their reminders still call them by name. */
export function VigilCompanion() {
  const { vigil } = useScreen();
  if (!vigil?.kept) return null;
  return <Watch kept={vigil.kept} onGone={() => vigil.keep(null)} />;
}

function Watch({ kept, onGone }: { kept: Vigil; onGone: () => void }) {
  const { now, due, snooze } = useRinging(kept.occurrences, kept.since);
  if (due.length === 0 || now >= kept.until) return null;
  return (
    <VigilCard
      person={kept.person}
      count={due.length}
      onSnooze={() => snooze(...due)}
      onGone={onGone}
    />
  );
}
