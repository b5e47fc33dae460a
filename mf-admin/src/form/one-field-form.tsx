import { TextField } from "@acompana/kit/ui";
import type { LucideIcon } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { SubmitForm } from "./submit-form.tsx";
import type { OneField } from "./use-one-field.ts";

type Field = ComponentProps<typeof TextField>;

interface OneFieldFormProps extends Omit<Field, "name" | "value" | "error" | "onValue"> {
  /** From `useOneField`. */
  of: OneField;
  /** What of the typed stays in the field; all of it when absent. */
  clean?: (typed: string) => string;
  submit: string;
  busyLabel: string;
  icon?: LucideIcon;
  /** What else is asked, between the field and the button. */
  children?: ReactNode;
}

/** A form of one field and its button. */
export function OneFieldForm(props: OneFieldFormProps) {
  const { of, clean, submit, busyLabel, icon, children, ...field } = props;
  const { name, form } = of;
  return (
    <SubmitForm form={form} submit={submit} busyLabel={busyLabel} icon={icon}>
      <TextField
        {...field}
        {...form.text(name)}
        onValue={(value) => form.change({ [name]: clean ? clean(value) : value })}
      />
      {children}
    </SubmitForm>
  );
}
