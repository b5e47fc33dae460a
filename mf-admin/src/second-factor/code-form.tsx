import type { DraftPlace } from "@acompana/kit/form";
import { OneFieldForm } from "../form/one-field-form.tsx";
import { useOneField } from "../form/use-one-field.ts";
import { text } from "../text.ts";

const words = text.secondStep;

interface CodeFormProps {
  label?: string;
  hint?: string;
  draft: DraftPlace;
  submit: string;
  failed?: string;
  send: (code: string) => Promise<void>;
}

/** Asks for a code of the app. */
export function CodeForm(props: CodeFormProps) {
  const { label = words.code, hint, draft, submit, failed = words.failed, send } = props;
  const field = useOneField({
    name: "code",
    draft,
    check: (typed) => (typed.trim() ? undefined : words.codeMissing),
    send,
    failed,
  });
  return (
    <OneFieldForm
      of={field}
      label={label}
      {...(hint && { hint })}
      autoComplete="one-time-code"
      required
      submit={submit}
      busyLabel={words.busy}
    />
  );
}
