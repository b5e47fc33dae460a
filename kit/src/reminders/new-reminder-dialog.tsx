import type { NewReminder } from "./reminder.ts";
import { EMPTY, ReminderForm } from "./reminder-form.tsx";
import { text } from "./reminders-text.ts";

const words = text.form;

interface NewReminderDialogProps<Created> {
  /**
   * Sends it. `key` goes in the header `Idempotency-Key`, so that a reminder whose answer was lost
   * and that is sent again counts once. Rejects with an `ApiError`.
   */
  create: (reminder: NewReminder, key: string) => Promise<Created>;
  /** It is saved. The dialog closes by itself, through `onClose`. */
  onCreated?: ((created: Created) => void) | undefined;
  onClose: () => void;
  /** Under which name what is typed waits in the browser until it is saved or thrown away. */
  keptAs: string;
  /** Whether one question is asked after the other; the fields stand behind 'Otra cosa'. */
  isStepped?: boolean | undefined;
}

/** 'Nuevo Recordatorio'. A toast says how saving went. */
export function NewReminderDialog<Created>(props: NewReminderDialogProps<Created>) {
  const { create, onCreated, onClose, keptAs, isStepped = false } = props;
  return (
    <ReminderForm
      title={words.title}
      first={EMPTY}
      send={async (reminder, _scope, keyOf) => {
        const created = await create(reminder, keyOf(reminder));
        onCreated?.(created);
      }}
      saved={{ title: words.savedTitle, description: words.saved }}
      failed={words.failed}
      onClose={onClose}
      keptAs={keptAs}
      isStepped={isStepped}
    />
  );
}
