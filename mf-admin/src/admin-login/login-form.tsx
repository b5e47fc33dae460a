import { fieldSentences, useForm, wrongFields } from "@acompana/kit/form";
import { TextField } from "@acompana/kit/ui";
import { EMPTY_LOGIN, loginDraft } from "../drafts.ts";
import { checkEmail } from "../form/check-fields.ts";
import { SubmitForm } from "../form/submit-form.tsx";
import { text } from "../text.ts";
import { accessSentence, type LoginStep, useLogin } from "./admin-login.resource.ts";

interface LoginFormProps {
  /** Called when more than the password is asked for. */
  onStep: (step: LoginStep) => void;
}

export function LoginForm({ onStep }: LoginFormProps) {
  const login = useLogin();
  const form = useForm({
    empty: EMPTY_LOGIN,
    draft: loginDraft,
    check(typed) {
      const fields = wrongFields({
        email: checkEmail(typed.email),
        password: typed.password ? undefined : text.fields.passwordMissing,
      });
      return fields && { fields };
    },
    async send(typed) {
      const step = await login(typed.email, typed.password);
      if (step) onStep(step);
    },
    explain: (error) => ({
      line: accessSentence(error, text.login.failed),
      fields: fieldSentences(error),
    }),
  });

  return (
    <SubmitForm form={form} submit={text.login.submit} busyLabel={text.login.busy}>
      <TextField
        label={text.fields.email}
        type="email"
        autoComplete="username"
        required
        {...form.text("email")}
      />
      <TextField
        label={text.fields.password}
        type="password"
        autoComplete="current-password"
        required
        {...form.text("password")}
      />
    </SubmitForm>
  );
}
