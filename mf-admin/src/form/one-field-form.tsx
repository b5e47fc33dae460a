import { alertOf, Form, useForm } from "@acompana/kit/form";
import { Button, FormError, TextField } from "@acompana/kit/ui";
import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import styles from "./form.module.css";

type Field = ComponentProps<typeof TextField>;

interface OneFieldFormProps extends Omit<Field, "name" | "value" | "error" | "onValue"> {
  /** What the server calls the field. */
  name: string;
  /** What of the typed stays in the field; all of it when absent. */
  clean?: (typed: string) => string;
  /** What is wrong with what was typed. */
  check?: (typed: string) => string | undefined;
  send: (typed: string) => Promise<void>;
  submit: string;
  busyLabel: string;
  /** Said when the server has no words for why it did not come about. */
  failed: string;
  icon?: LucideIcon;
}

/** A form of one field and its button. The field is emptied once it was sent. */
export function OneFieldForm(props: OneFieldFormProps) {
  const { name, clean, check, send, submit, busyLabel, failed, icon, ...field } = props;
  const form = useForm<Record<string, string>>({
    empty: { [name]: "" },
    check({ [name]: typed = "" }) {
      const wrong = check?.(typed);
      return wrong === undefined ? null : { fields: { [name]: wrong } };
    },
    async send({ [name]: typed = "" }) {
      await send(typed);
      form.forget();
    },
    explain: (error) => alertOf(error, failed),
  });

  return (
    <Form form={form} className={styles.form}>
      <TextField
        {...field}
        {...form.text(name)}
        onValue={(value) => form.change({ [name]: clean ? clean(value) : value })}
      />
      <FormError message={form.line} />
      <Button type="submit" look="primary" wide disabled={form.busy} {...(icon && { icon })}>
        {form.busy ? busyLabel : submit}
      </Button>
    </Form>
  );
}
