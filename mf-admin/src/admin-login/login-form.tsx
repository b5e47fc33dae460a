import { Button, FormError, TextField } from "@acompana/kit/ui";
import { useState } from "react";
import { checkEmail, onlyWrong } from "../form/check-fields.ts";
import formStyles from "../form/form.module.css";
import { useForm } from "../form/use-form.ts";
import { text } from "../text.ts";
import { accessSentence, fieldSentences, useLogin } from "./admin-login.resource.ts";

interface LoginFormProps {
  email: string;
  onEmail: (email: string) => void;
}

export function LoginForm({ email, onEmail }: LoginFormProps) {
  const login = useLogin();
  const [password, setPassword] = useState("");
  const { form, busy, line, errors, submit } = useForm<"email" | "password">({
    check() {
      const fields = onlyWrong({
        email: checkEmail(email),
        password: password ? undefined : text.fields.passwordMissing,
      });
      return fields && { fields };
    },
    async send() {
      try {
        await login(email, password);
        return null;
      } catch (error) {
        return {
          line: accessSentence(error, text.login.failed),
          fields: fieldSentences(error),
        };
      }
    },
  });

  return (
    <form ref={form} className={formStyles.form} onSubmit={submit} noValidate>
      <TextField
        label={text.fields.email}
        type="email"
        autoComplete="username"
        value={email}
        onValue={onEmail}
        error={errors.email}
        required
      />
      <TextField
        label={text.fields.password}
        type="password"
        autoComplete="current-password"
        value={password}
        onValue={setPassword}
        error={errors.password}
        required
      />
      <FormError message={line} />
      <Button type="submit" look="primary" wide disabled={busy}>
        {busy ? text.login.busy : text.login.submit}
      </Button>
    </form>
  );
}
