import { useScreen } from "@acompana/kit/area";
import { Form } from "@acompana/kit/form";
import { Button, FormError, Page, TextField } from "@acompana/kit/ui";
import styles from "../form/form.module.css";
import { text } from "../text.ts";
import { useLoginForm } from "./use-login-form.ts";

const words = text.login;

/** Where relatives and carers sign in. */
export function SupportLogin() {
  const { back } = useScreen();
  const form = useLoginForm();
  return (
    <Page title={words.title} line={words.line} onBack={back} width="narrow">
      <Form form={form} className={styles.form}>
        <TextField
          label={words.email}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...form.text("email")}
        />
        <TextField
          label={words.password}
          type="password"
          autoComplete="current-password"
          required
          {...form.text("password")}
        />
        <FormError message={form.line} />
        <Button type="submit" look="primary" wide aria-disabled={form.busy}>
          {form.busy ? words.entering : words.enter}
        </Button>
      </Form>
    </Page>
  );
}
