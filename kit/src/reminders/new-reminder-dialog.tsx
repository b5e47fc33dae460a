import { type FormEvent, useEffect, useRef, useState } from "react";
import { ApiError, sentenceOf, useWriteKey } from "../api/index.ts";
import { useDraft, useScreen } from "../area/index.ts";
import { zonedMoment } from "../format/index.ts";
import { Button, Choice, FormError, TextField } from "../ui/index.ts";
import { CATEGORIES, type NewReminder, RECURRENCIES } from "./reminder.ts";
import styles from "./reminder-form.module.css";
import { text } from "./reminders-text.ts";
import { WhenFields } from "./when-fields.tsx";

const words = text.form;
/** The API's own limits, in characters. */
const LONGEST = { title: 120, description: 1000 };

interface NewReminderDialogProps {
  /**
   * Sends it. `key` goes in the header `Idempotency-Key`, so that a reminder whose answer was lost
   * and that is sent again counts once. Rejects with an {@link ApiError}.
   */
  create: (reminder: NewReminder, key: string) => Promise<unknown>;
  /** It is saved: the list is to be read anew. The dialog closes by itself, through `onClose`. */
  onCreated: () => void;
  onClose: () => void;
  /** Under which name what is typed waits until it is saved or thrown away; see `useDraft`. */
  keptAs?: string;
}

const EMPTY = {
  title: "",
  description: "",
  day: "",
  time: "",
  category: "Personal" as NonNullable<NewReminder["category"]>,
  recurrency: "none" as NonNullable<NewReminder["recurrency"]>,
};

type Wrong = { title?: string; day?: string; time?: string };

/** 'Nuevo Recordatorio'. It tells by toast how saving went; after a failure nothing typed is lost. */
export function NewReminderDialog(props: NewReminderDialogProps) {
  const { create, onCreated, onClose, keptAs = null } = props;
  const { Dialog, timeZone } = useScreen();
  const { typed, change, forget, resumed } = useDraft(keptAs, EMPTY);
  const close = () => {
    forget();
    onClose();
  };
  const saving = useSaving({ typed, create, onCreated, onClose: close });
  const { form, wrong, refusal, busy, submit } = saving;
  return (
    <Dialog title={words.title} onClose={close} {...(resumed && { description: words.resumed })}>
      <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label={words.what}
          hint={words.whatHint}
          required
          maxLength={LONGEST.title}
          autoComplete="off"
          value={typed.title}
          error={wrong.title}
          onValue={(title) => change({ title })}
        />
        <WhenFields
          when={typed}
          onWhen={change}
          errors={wrong}
          recurs={typed.recurrency !== "none"}
          timeZone={timeZone}
        />
        <Choice
          legend={words.recurrency}
          options={RECURRENCIES.map((value) => ({ value, label: text.recurrency[value] }))}
          value={typed.recurrency}
          onValue={(recurrency) => change({ recurrency })}
        />
        <Choice
          legend={words.category}
          options={CATEGORIES.map(({ name, icon }) => ({ value: name, label: name, icon }))}
          value={typed.category}
          onValue={(category) => change({ category })}
        />
        <TextField
          label={words.description}
          maxLength={LONGEST.description}
          autoComplete="off"
          value={typed.description}
          onValue={(description) => change({ description })}
        />
        <FormError message={refusal} />
        <div className={styles.actions}>
          <Button onClick={close}>{words.cancel}</Button>
          <Button type="submit" look="primary" className={styles.save} disabled={busy}>
            {busy ? words.saving : words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Checks what was typed, sends it once at a time and says how it went. */
function useSaving(props: NewReminderDialogProps & { typed: typeof EMPTY }) {
  const { typed, create, onCreated, onClose } = props;
  const { notify, timeZone } = useScreen();
  const form = useRef<HTMLFormElement>(null);
  const [trouble, setTrouble] = useState<{ wrong: Wrong; refusal: string | null } | null>(null);
  const [busy, setBusy] = useState(false);
  const keyOf = useWriteKey();

  // After the errors are drawn and the button is enabled again: a disabled button loses the focus.
  useEffect(() => {
    if (!trouble) return;
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (first ?? form.current?.querySelector<HTMLElement>('[type="submit"]'))?.focus();
  }, [trouble]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setTrouble(null);
    const reminder = toReminder(typed, timeZone);
    if (!reminder) {
      setTrouble({ wrong: missing(typed), refusal: null });
      return notify.toast({ title: words.requiredTitle, description: words.required });
    }
    setBusy(true);
    try {
      await create(reminder, keyOf(reminder));
      notify.toast({ title: words.savedTitle, description: words.saved });
      onCreated();
      onClose();
    } catch (error) {
      // The session is over, and the shell says so and leads to the login.
      if (error instanceof ApiError && error.status === 401) return;
      setTrouble({ wrong: {}, refusal: sentenceOf(error) ?? words.failed });
      notify.toast({ title: words.failedTitle, description: words.failed, tone: "danger" });
    } finally {
      setBusy(false);
    }
  }

  return { form, busy, submit, wrong: trouble?.wrong ?? {}, refusal: trouble?.refusal ?? null };
}

function toReminder(typed: typeof EMPTY, timeZone: string): NewReminder | null {
  const dateTime = zonedMoment(typed.day, typed.time, timeZone);
  const title = typed.title.trim();
  if (!title || !dateTime) return null;
  const { category, recurrency } = typed;
  return { title, description: typed.description.trim(), dateTime, category, recurrency };
}

function missing({ title, day, time }: typeof EMPTY): Wrong {
  return {
    ...(!title.trim() && { title: words.titleMissing }),
    ...(!day && { day: words.dayMissing }),
    ...(!time && { time: words.timeMissing }),
  };
}
