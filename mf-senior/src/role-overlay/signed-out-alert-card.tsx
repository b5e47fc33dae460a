import { type ReminderAlert, useScreen } from "@acompana/kit/area";
import { Bell } from "@acompana/kit/drawing";
import { calledName } from "@acompana/kit/format";
import { CallAnswer, CallAnswers, CallDialog, useRing } from "@acompana/kit/ring";
import { BusyLabel, PinDialog } from "@acompana/kit/ui";
import { Clock, LogIn } from "lucide-react";
import { usePressDebounce } from "../press-debounce/use-press-debounce.ts";
import { userSelectText } from "../text/entry.ts";
import { ringingText } from "../text/overlay.ts";
import { useAlertEntry } from "./use-alert-entry.ts";

const words = ringingText;

interface SignedOutAlertCardProps {
  person: ReminderAlert["person"];
  /** How many reminders have come due. */
  count: number;
  onSnooze: () => void;
  /** The town hall no longer lists this person here. */
  onForget: () => void;
}

/** Calls a person whose session has ended. What is due is shown only after the PIN. */
export function SignedOutAlertCard({ person, count, onSnooze, onForget }: SignedOutAlertCardProps) {
  const { notify } = useScreen();
  const isDebounced = usePressDebounce();
  const { looking, enter, entry } = useAlertEntry(person.id, onForget);
  const { asking } = entry;
  const sentence = words.calls(calledName(person), count);
  const busy = looking || entry.entering !== null;
  useRing(sentence, { quiet: busy || asking !== null, voice: person });

  function later() {
    if (busy || isDebounced()) return;
    onSnooze();
    notify.toast({ title: words.snoozed });
  }

  return (
    <>
      <CallDialog isUrgent title={sentence} thing={<Bell />}>
        <CallAnswers>
          <CallAnswer
            isFirst
            icon={LogIn}
            aria-disabled={busy}
            onClick={() => busy || isDebounced() || void enter()}
          >
            <BusyLabel busy={busy} doing={userSelectText.entering}>
              {words.enter(count)}
            </BusyLabel>
          </CallAnswer>
          <CallAnswer icon={Clock} aria-disabled={busy} onClick={later}>
            {words.snooze}
          </CallAnswer>
        </CallAnswers>
      </CallDialog>
      {asking && (
        <PinDialog
          person={asking}
          verify={(pin) => entry.verify(asking.id, pin)}
          onValid={entry.open}
          onClose={entry.stopAsking}
        />
      )}
    </>
  );
}
