import { useScreen } from "../area/index.ts";
import type { ChangedReminder, Reminder } from "./reminder.ts";
import { ReminderForm, typedOf } from "./reminder-form.tsx";
import { text } from "./reminders-text.ts";
import { occurrenceKey } from "./tick.ts";

const words = text.changeForm;

interface ChangeReminderDialogProps {
  /** The occurrence that is changed, as the list shows it. */
  reminder: Reminder;
  /** Sends it, with the value of the header `Idempotency-Key`. Rejects with an `ApiError`. */
  change: (reminder: Reminder, changed: ChangedReminder, key: string) => Promise<Reminder>;
  /** It is saved. The dialog closes by itself, through `onClose`. */
  onChanged?: ((changed: Reminder) => void) | undefined;
  onClose: () => void;
}

/** 'Cambiar recordatorio': this time alone, or all later ones too. */
export function ChangeReminderDialog(props: ChangeReminderDialogProps) {
  const { reminder, change, onChanged, onClose } = props;
  const { timeZone } = useScreen();
  return (
    <ReminderForm
      title={words.title}
      first={typedOf(reminder, timeZone)}
      asksScope={reminder.recurrency !== "none"}
      send={async ({ recurrency: wanted, ...given }, scope, keyOf) => {
        const changed = { ...given, scope, ...(scope === "all" && { recurrency: wanted }) };
        const saved = await change(reminder, changed, keyOf([reminder.dateTime, changed]));
        onChanged?.(saved);
      }}
      saved={{ title: words.savedTitle, description: words.saved }}
      failed={words.failed}
      onClose={onClose}
      keptAs={`change ${occurrenceKey(reminder)}`}
    />
  );
}
