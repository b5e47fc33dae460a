import { Form, type FormHandle, type Values } from "@acompana/kit/form";
import { BusyLabel, Button, FormError } from "@acompana/kit/ui";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./form.module.css";

interface SubmitFormProps<Typed extends Values> {
  form: FormHandle<Typed>;
  submit: string;
  /** What the button says while it is sent. */
  busyLabel: string;
  icon?: LucideIcon | undefined;
  /** The fields. */
  children: ReactNode;
}

/** The fields of a form, what is wrong with the whole of it, and the button that sends it. */
export function SubmitForm<Typed extends Values>(props: SubmitFormProps<Typed>) {
  const { form, submit, busyLabel, icon, children } = props;
  return (
    <Form form={form} className={styles.form}>
      {children}
      <FormError message={form.line} />
      <Button type="submit" look="primary" wide disabled={form.busy} {...(icon && { icon })}>
        <BusyLabel busy={form.busy} doing={busyLabel}>
          {submit}
        </BusyLabel>
      </Button>
    </Form>
  );
}
