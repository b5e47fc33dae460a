import type { ComponentProps } from "react";
import { ErrorCard } from "../ui/index.ts";
import { text } from "./form-text.ts";
import type { MissingEngine } from "./use-engine.ts";
import type { FormHandle } from "./use-form.ts";
import type { Values } from "./values.ts";

interface FormProps<Typed extends Values>
  extends Omit<ComponentProps<"form">, "form" | "ref" | "onSubmit" | "noValidate"> {
  /** From `useForm`. */
  form: FormHandle<Typed>;
}

/** The form's element. Below its fields it says calmly when it cannot be sent for now. */
export function Form<Typed extends Values>({ form, children, ...rest }: FormProps<Typed>) {
  return (
    <form {...rest} ref={form.element} onSubmit={(event) => void form.submit(event)} noValidate>
      {children}
      {form.missing && <CannotBeSent missing={form.missing} onRetry={form.retry} />}
    </form>
  );
}

/** After so many presses of 'Reintentar' the line is hardly the cause any more; the browser is. */
const ENOUGH_RETRIES = 3;

function CannotBeSent({ missing, onRetry }: { missing: MissingEngine; onRetry: () => void }) {
  // An older browser never asks again for a file that failed once. The shell's card, which this
  // error leads to, loads the whole area under another address.
  if (missing.retries >= ENOUGH_RETRIES && navigator.onLine) throw missing.error;
  return (
    <ErrorCard
      title={text.missing}
      line={text.missingLine}
      retryLabel={text.retry}
      onRetry={onRetry}
    />
  );
}
