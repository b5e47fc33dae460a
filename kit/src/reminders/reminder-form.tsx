import { useState } from "react";
import { flushSync } from "react-dom";
import { ApiError, createReminderLimits, sentenceOf } from "../api/index.ts";
import { useScreen } from "../area/index.ts";
import { Form, type FormHandle, fieldSentences, type Problem, useForm } from "../form/index.ts";
import { isoDay, isoTime } from "../format/index.ts";
import { BusyLabel, Button, Choice, FormError, TextField } from "../ui/index.ts";
import {
  CATEGORIES,
  type NewReminder,
  RECURRENCIES,
  type Reminder,
  type Scope,
} from "./reminder.ts";
import styles from "./reminder-form.module.css";
import { ReminderSteps } from "./reminder-steps.tsx";
import { text } from "./reminders-text.ts";
import { type TypedReminder, toReminder } from "./typed-reminder.ts";
import { useReminderSteps } from "./use-reminder-steps.ts";
import { WhenFields } from "./when-fields.tsx";

const words = text.form;
const SCOPES: readonly Scope[] = ["one", "all"];

/** The form of a new reminder. */
export const EMPTY: TypedReminder = {
  title: "",
  description: "",
  day: "",
  time: "",
  category: "Personal",
  recurrency: "none",
  scope: "one",
};

/** The form with a reminder in it, at the occurrence that is shown. */
export function typedOf(reminder: Reminder, timeZone: string): TypedReminder {
  const at = new Date(reminder.dateTime);
  const known: Partial<Record<string, unknown>> = reminder;
  const fields = Object.entries(EMPTY).map(([name, empty]) => [name, known[name] ?? empty]);
  return {
    ...(Object.fromEntries(fields) as TypedReminder),
    day: isoDay(at, timeZone),
    time: isoTime(at, timeZone),
    scope: reminder.recurrency === "none" ? "all" : "one",
  };
}

export interface ReminderFormProps {
  title: string;
  /** The form as it is at first. */
  first: TypedReminder;
  /** Whether to ask if one occurrence is meant or all. */
  asksScope?: boolean;
  /** Sends it, with what says how it went. Rejects with an {@link ApiError}. */
  send: (reminder: NewReminder, scope: Scope, keyOf: (content: unknown) => string) => Promise<void>;
  saved: { title: string; description: string };
  failed: string;
  /** Whether one question is asked after the other, until she wants the fields. */
  isStepped?: boolean;
  onClose: () => void;
  /** Under which name what is typed waits in the browser until it is saved or thrown away. */
  keptAs: string;
}

/** The dialog to add or change a reminder. After a failure nothing typed is lost. */
export function ReminderForm(props: ReminderFormProps) {
  const { title, first, send, saved, failed, onClose, keptAs } = props;
  const { Dialog, notify, timeZone } = useScreen();
  const form = useForm({
    empty: first,
    draft: { name: keptAs, in: "browser" },
    check: (typed) => (toReminder(typed, timeZone) ? null : missing(typed)),
    async send(typed, keyOf) {
      const reminder = toReminder(typed, timeZone);
      if (!reminder) return;
      try {
        await send(reminder, typed.scope, keyOf);
      } catch (error) {
        setStepped(false);
        throw error;
      }
      notify.toast(saved);
      onClose();
    },
    explain: (error) => explain(error, failed),
  });
  const [isStepped, setStepped] = useState(props.isStepped === true && !form.resumed);
  const steps = useReminderSteps(form.change);
  function discard() {
    form.forget();
    onClose();
  }
  function showFields() {
    flushSync(() => setStepped(false));
    form.element.current?.querySelector("input")?.focus();
  }
  return (
    // Escape, '×' and Back keep what was typed; 'Cancelar' throws it away. Closing the steps does
    // so too, unless they are being sent: a step is pressed again sooner than found in the fields.
    // Back leads from a step to the one before it.
    <Dialog
      title={title}
      onClose={isStepped && !form.busy ? discard : form.closing(onClose)}
      {...(isStepped && { shape: "full" })}
      {...(isStepped && steps.goBack && !form.busy && { onBack: steps.goBack })}
      {...(form.resumed && { description: words.resumed })}
    >
      {isStepped ? (
        <ReminderSteps form={form} timeZone={timeZone} onFields={showFields} steps={steps} />
      ) : (
        <Form form={form} className={styles.form}>
          <ReminderFields {...props} form={form} timeZone={timeZone} onDiscard={discard} />
        </Form>
      )}
    </Dialog>
  );
}

interface ReminderFieldsProps extends Pick<ReminderFormProps, "asksScope" | "first"> {
  form: FormHandle<TypedReminder>;
  timeZone: string;
  onDiscard: () => void;
}

function ReminderFields(props: ReminderFieldsProps) {
  const { form, first, timeZone, asksScope = false, onDiscard } = props;
  const { scope, recurrency, category } = form.typed;
  const isOne = asksScope && scope === "one";
  return (
    <>
      {asksScope && (
        <Choice
          legend={words.scope}
          options={SCOPES.map((value) => ({ value, label: words.scopes[value] }))}
          value={scope}
          onValue={(value) => form.change({ scope: value, recurrency: first.recurrency })}
        />
      )}
      <TextField
        label={words.what}
        hint={words.whatHint}
        required
        autoComplete="off"
        {...form.text("title", createReminderLimits.title.maxLength)}
      />
      <WhenFields
        when={form.typed}
        onWhen={form.change}
        errors={form.errors}
        recurs={recurrency !== "none" && !isOne}
        timeZone={timeZone}
      />
      {!isOne && (
        <Choice
          legend={words.recurrency}
          options={RECURRENCIES.map((value) => ({ value, label: text.recurrency[value] }))}
          value={recurrency}
          onValue={(value) => form.change({ recurrency: value })}
        />
      )}
      <Choice
        legend={words.category}
        options={CATEGORIES.map(({ name, icon }) => ({ value: name, label: name, icon }))}
        value={category}
        onValue={(value) => form.change({ category: value })}
      />
      <TextField
        label={words.description}
        autoComplete="off"
        {...form.text("description", createReminderLimits.description.maxLength)}
      />
      <FormError message={form.line} waits={!Object.values(form.errors).some(Boolean)} />
      <div className={styles.actions}>
        <Button onClick={onDiscard}>{words.cancel}</Button>
        <Button type="submit" look="primary" className={styles.save} disabled={form.busy}>
          <BusyLabel busy={form.busy} doing={words.saving}>
            {words.save}
          </BusyLabel>
        </Button>
      </div>
    </>
  );
}

function missing({ title, day, time }: TypedReminder): Problem {
  return {
    toast: { title: words.requiredTitle, description: words.required },
    fields: {
      title: title.trim() ? undefined : words.titleMissing,
      day: day ? undefined : words.dayMissing,
      time: time ? undefined : words.timeMissing,
    },
  };
}

function explain(error: unknown, failed: string): Problem | null {
  // The session is over, and the shell says so and leads to the login.
  if (error instanceof ApiError && error.status === 401) return null;
  // The API knows day and time as one field.
  const { dateTime, ...fields } = fieldSentences(error) ?? {};
  return {
    line: sentenceOf(error) ?? failed,
    toast: { title: words.failedTitle, description: failed, tone: "waits" },
    fields: { ...fields, ...(dateTime && { day: dateTime }) },
  };
}
