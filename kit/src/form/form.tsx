import type { ComponentProps } from "react";
import type { FormHandle } from "./use-form.ts";
import type { Values } from "./values.ts";

interface FormProps<Typed extends Values>
  extends Omit<ComponentProps<"form">, "form" | "ref" | "onSubmit" | "noValidate"> {
  /** From `useForm`. */
  form: FormHandle<Typed>;
}

/** The form's element. What is wrong is said by the fields themselves and not by the browser. */
export function Form<Typed extends Values>({ form, children, ...rest }: FormProps<Typed>) {
  return (
    <form {...rest} ref={form.element} onSubmit={(event) => void form.submit(event)} noValidate>
      {children}
    </form>
  );
}
