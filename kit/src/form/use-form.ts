import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useWriteKey } from "../api/index.ts";
import { useScreen } from "../area/index.ts";
import { text as words } from "./form-text.ts";
import { type Problem, saidInForm } from "./problem.ts";
import { lengthWords, tooLong } from "./too-long.ts";
import { type DraftPlace, draftFrom, sameValues, useDraft } from "./use-draft.ts";
import { useLedFocus } from "./use-led-focus.ts";
import type { FieldsOf, Values } from "./values.ts";

export interface FormOptions<Typed extends Values> {
  /** The form as it is at first. */
  empty: Typed;
  /**
   * Where what is typed waits until it is sent or thrown away. Secrets never do: a form of secrets
   * alone asks before it is closed.
   */
  draft: DraftPlace;
  /** Looks at what was typed; null when it can be sent. No dialog covers fields that say it. */
  check?: (typed: Typed) => Problem | null;
  /**
   * Sends it and does what follows; its draft is forgotten then. Rejects when it was not sent.
   * `keyOf` gives the value of the header `Idempotency-Key`, so that the same content that is sent
   * again counts once.
   */
  send: (typed: Typed, keyOf: (content: unknown) => string) => Promise<unknown>;
  /** What is shown when `send` has failed; null shows nothing. Absent: a sentence for any form. */
  explain?: (error: unknown) => Problem | null;
  /** Selects what takes the focus when no field is wrong; the button that sends, if absent. */
  focus?: string;
}

/** What a form shows besides what is typed in it. */
interface Outcome {
  busy: boolean;
  /** The sentence under each wrong field. */
  errors: Partial<Record<string, string>>;
  /** The centred line above the button. */
  line: string | null;
}

/** What a field of kit needs of its form; `Value` is its text, or whether it is ticked. */
interface Bound<Value> {
  error: string | undefined;
  /** Of a text with a longest length: as `lengthWords` has it. */
  announced?: string;
  onValue: (value: Value) => void;
}

export interface FormHandle<Typed extends Values> extends Outcome {
  typed: Typed;
  /** Whether a draft was taken up. */
  resumed: boolean;
  change: (part: Partial<Typed>) => void;
  /**
   * The properties of a text field. One that is longer than `longest` says so at once, keeps all
   * that was typed or pasted, and is not sent.
   */
  text: (field: FieldsOf<Typed, string>, longest?: number) => Bound<string> & { value: string };
  /** The properties of a checkbox. */
  box: (field: FieldsOf<Typed, boolean>) => Bound<boolean> & { checked: boolean };
  /** Checks and sends, one at a time. */
  submit: (event?: Pick<FormEvent, "preventDefault">) => Promise<void>;
  /**
   * What closes the dialog around the form: its draft waits until it is opened again. Where nothing
   * of what is typed would wait, a question is asked first.
   */
  closing: (onClose: () => void) => () => Promise<void>;
  /** Empties the form and deletes its draft: it was sent, or thrown away. */
  forget: () => void;
  /** Takes back the sentence under one field. */
  clearError: (field: string) => void;
  /** Leads the focus to the first wrong field, or to what `focus` selects. */
  leadFocus: () => void;
  element: RefObject<HTMLFormElement | null>;
}

/** For what no draft keeps; for what one keeps in the page, the draft itself asks. */
function useUnloadQuestion(on: boolean): void {
  useEffect(() => {
    if (!on) return;
    const ask = (event: Event) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [on]);
}

/** For what nobody thought of. */
function unexplained(error: unknown): Problem {
  reportError(error);
  return { alert: { message: words.failed } };
}

const AT_REST: Outcome = { busy: false, errors: {}, line: null };

/**
 * A form: what is typed, what is wrong with it, its draft, and the sending of it, once at a time.
 */
export function useForm<Typed extends Values>(options: FormOptions<Typed>): FormHandle<Typed> {
  const { notify } = useScreen();
  const draft = useDraft(options.draft, options.empty);
  const [typed, setTyped] = useState(draft.first);
  const [outcome, setOutcome] = useState(AT_REST);
  const keyOf = useWriteKey();
  const { element, leadFocus } = useLedFocus(options.focus);
  /** For what happens before the next drawing, or was begun by an earlier one. */
  const latest = useRef({ options, typed, busy: false, isTooLong: (_: Typed): boolean => false });
  /** The fields that the form shows, each with its sentence. */
  const drawn = useRef(new Set<string>());
  /** How long the fields of this drawing may be. */
  const limits = new Map<FieldsOf<Typed, string>, number>();
  useEffect(() => {
    latest.current.options = options;
    latest.current.isTooLong = (now) =>
      [...limits].some(([field, longest]) => tooLong(now[field] as string, longest) !== undefined);
  });
  useUnloadQuestion(isUnkept(typed));

  /** Something is typed, and no draft keeps any of it. */
  function isUnkept(now: Typed): boolean {
    const { empty } = options;
    return !sameValues(now, empty) && draftFrom(now, empty) === null;
  }

  function change(part: Partial<Typed>) {
    const next = { ...latest.current.typed, ...part };
    latest.current.typed = next;
    setTyped(next);
    draft.changed(next);
  }

  async function submit(event?: Pick<FormEvent, "preventDefault">) {
    event?.preventDefault();
    const form = latest.current;
    if (form.busy) return;
    form.busy = true;
    setOutcome({ ...AT_REST, busy: true });
    const problem = await checkAndSend(form.typed).catch(unexplained);
    form.busy = false;
    setOutcome({ busy: false, errors: problem?.fields ?? {}, line: problem?.line || null });
    if (problem) await tell(problem);
  }

  /** Resolves to what kept it from being sent, or null. */
  async function checkAndSend(now: Typed): Promise<Problem | null> {
    const { check, send, explain } = latest.current.options;
    const wrong = check?.(now);
    if (wrong) return placed(wrong);
    // Its fields say so by themselves.
    if (latest.current.isTooLong(now)) return {};
    try {
      await send(now, keyOf);
      draft.forget();
      return null;
    } catch (error) {
      if (!explain) throw error;
      return placed(explain(error));
    }
  }

  /** What fields say is covered by no dialog and no toast. */
  const placed = (problem: Problem | null) =>
    saidInForm(problem, (field) => drawn.current.has(field));

  async function tell({ alert, toast }: Problem) {
    leadFocus();
    if (toast) notify.toast(toast);
    if (!alert) return;
    await notify.alert(alert.message, alert.detail);
    // The dialog that is closed gives the focus back to where it was before.
    if (latest.current.options.focus) leadFocus();
  }

  function bound(field: string) {
    drawn.current.add(field);
    return {
      error: outcome.errors[field],
      onValue: (value: string | boolean) => change({ [field]: value } as Partial<Typed>),
    };
  }

  return {
    ...outcome,
    typed,
    resumed: draft.resumed,
    change,
    text(field, longest) {
      const value = typed[field] as string;
      const { error, onValue } = bound(field);
      if (longest === undefined) return { value, error, onValue };
      limits.set(field, longest);
      const words = lengthWords(value, longest);
      return { value, ...words, error: words.error ?? error, onValue };
    },
    box: (field) => ({ checked: typed[field] as boolean, ...bound(field) }),
    submit,
    closing: (onClose) => async () => {
      const { typed: now } = latest.current;
      if (isUnkept(now) && !(await notify.confirm(words.lost))) return;
      draft.closed(now);
      onClose();
    },
    forget() {
      change(options.empty);
      draft.forget();
    },
    clearError: (field) =>
      setOutcome((now) => ({ ...now, errors: { ...now.errors, [field]: undefined } })),
    leadFocus,
    element,
  };
}
