import { useScreen } from "@acompana/kit/area";
import { Button, Page, TextField } from "@acompana/kit/ui";
import { useEffect, useRef } from "react";
import styles from "../form/form.module.css";
import { text } from "../text.ts";
import { useLoginForm } from "./use-login-form.ts";

const words = text.login;

/** Where relatives and carers sign in. */
export function SupportLogin() {
  const { back } = useScreen();
  const form = useLoginForm();
  const element = useRef<HTMLFormElement>(null);

  // After a refusal has been read: to the first wrong field, else to the password.
  useEffect(() => {
    if (form.refusals === 0) return;
    const wrong = element.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    (wrong ?? element.current?.querySelector<HTMLElement>("[type=password]"))?.focus();
  }, [form.refusals]);

  return (
    <Page title={words.title} line={words.line} onBack={back} width="narrow">
      <form
        ref={element}
        className={styles.form}
        onSubmit={(event) => void form.submit(event)}
        noValidate
      >
        <TextField
          label={words.email}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={form.email}
          error={form.errors.email}
          onValue={form.setEmail}
        />
        <TextField
          label={words.password}
          type="password"
          autoComplete="current-password"
          required
          value={form.password}
          error={form.errors.password}
          onValue={form.setPassword}
        />
        <Button type="submit" look="primary" wide aria-disabled={form.busy}>
          {form.busy ? words.entering : words.enter}
        </Button>
      </form>
    </Page>
  );
}
