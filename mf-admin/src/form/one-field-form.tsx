import { Form } from "@acompana/kit/form";
import { Button, FormError, TextField } from "@acompana/kit/ui";
import type { LucideIcon } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import styles from "./form.module.css";
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
    <Form form={form} className={styles.form}>
      <TextField
        {...field}
        {...form.text(name)}
        onValue={(value) => form.change({ [name]: clean ? clean(value) : value })}
      />
      {children}
      <FormError message={form.line} />
      <Button type="submit" look="primary" wide disabled={form.busy} {...(icon && { icon })}>
        {form.busy ? busyLabel : submit}
      </Button>
    </Form>
  );
}
