import { Button, TextField } from "@acompana/kit/ui";
import type { LucideIcon } from "lucide-react";
import { type ComponentProps, useState } from "react";
import styles from "./form.module.css";
import { refusal } from "./refusal.ts";
import { useForm } from "./use-form.ts";

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
  const [typed, setTyped] = useState("");
  const form = useForm({
    check() {
      const wrong = check?.(typed);
      return wrong === undefined ? null : { fields: { [name]: wrong } };
    },
    async send() {
      try {
        await send(typed);
      } catch (error) {
        return refusal(error, failed);
      }
      setTyped("");
      return null;
    },
  });

  return (
    <form ref={form.form} className={styles.form} onSubmit={form.submit} noValidate>
      <TextField
        {...field}
        value={typed}
        onValue={(value) => setTyped(clean ? clean(value) : value)}
        error={form.errors[name]}
      />
      <Button type="submit" look="primary" wide disabled={form.busy} {...(icon && { icon })}>
        {form.busy ? busyLabel : submit}
      </Button>
    </form>
  );
}
