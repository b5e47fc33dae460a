import { createFormControl, type FieldErrors } from "react-hook-form";
import type { Problem } from "./problem.ts";
import type { Values } from "./values.ts";

/** What a form shows besides what is typed in it. */
export interface Outcome {
  busy: boolean;
  /** The sentence under each wrong field. */
  errors: Partial<Record<string, string>>;
  /** The centred line above the button. */
  line: string | null;
}

interface EngineOptions<Typed extends Values> {
  first: Typed;
  check: (typed: Typed) => Problem | null;
  /** Sends what is typed. Resolves to what went wrong, or null. */
  send: (typed: Typed) => Promise<Problem | null>;
  onTyped: (typed: Typed) => void;
  onOutcome: (outcome: Outcome) => void;
}

export interface Engine<Typed extends Values> {
  set: (part: Partial<Typed>) => void;
  /** Checks and sends, one at a time. Resolves to what went wrong, or null. */
  submit: () => Promise<Problem | null>;
  /** Takes back the sentence under one field. */
  clearError: (field: string) => void;
}

/**
 * One form on react-hook-form: it holds the values, checks them on sending, and keeps the errors.
 * It is made without React, because the fields are on the screen before this file is fetched.
 */
export function createEngine<Typed extends Values>(options: EngineOptions<Typed>): Engine<Typed> {
  const { first, check, send, onTyped, onOutcome } = options;
  let problem: Problem | null = null;
  let errors: FieldErrors<Values> = {};
  let busy = false;
  const show = () => onOutcome({ busy, ...sentencesOf(errors) });
  const form = createFormControl<Values>({
    defaultValues: first,
    // The focus is led once the errors are drawn, also to fields that are no inputs of the form.
    shouldFocusError: false,
    resolver(values) {
      problem = check(values as Typed);
      return problem ? { values: {}, errors: errorsOf(problem) } : { values, errors: {} };
    },
  });
  form.subscribe({
    formState: { values: true, errors: true },
    callback(state) {
      onTyped(state.values as Typed);
      errors = state.errors ?? {};
      show();
    },
  });
  const handle = form.handleSubmit(async (values) => {
    problem = await send(values as Typed);
    if (!problem) return;
    for (const [field, error] of Object.entries(errorsOf(problem)))
      form.setError(field, { message: String(error?.message ?? "") });
  });

  return {
    set(part) {
      for (const [field, value] of Object.entries(part)) form.setValue(field, value);
    },
    async submit() {
      if (busy) return null;
      busy = true;
      form.clearErrors();
      try {
        await handle();
        return problem;
      } finally {
        busy = false;
        show();
      }
    },
    clearError: (field) => form.clearErrors(field),
  };
}

/** `root` belongs to the whole form; without a line it only says that the form is not right. */
function errorsOf({ line, fields = {} }: Problem): FieldErrors<Values> {
  const sentences = Object.entries({ ...fields, root: line ?? "" });
  return Object.fromEntries(
    sentences.flatMap(([field, message]) =>
      message === undefined ? [] : [[field, { type: "check", message }]],
    ),
  );
}

function sentencesOf(errors: FieldErrors<Values>): Pick<Outcome, "errors" | "line"> {
  const { root, ...fields } = errors;
  const sentences = Object.entries(fields).map(([field, error]) => [
    field,
    String(error?.message ?? ""),
  ]);
  return { errors: Object.fromEntries(sentences), line: root?.message || null };
}
