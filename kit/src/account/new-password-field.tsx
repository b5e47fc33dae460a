import type { FormHandle } from "../form/index.ts";
import { BusyLabel, Button, FormError, TextField } from "../ui/index.ts";
import { accountText as words } from "./account-text.ts";
import { useNewPasswordRules } from "./use-new-password-rules.ts";

/** The field for a password that is chosen, and what ends its form. */
export function NewPasswordField({ form }: { form: FormHandle<{ password: string }> }) {
  const rules = useNewPasswordRules();
  return (
    <>
      <TextField
        label={words.field}
        hint={words.ownHint(rules.hint)}
        type="password"
        autoComplete="new-password"
        required
        {...form.text("password")}
      />
      <FormError message={form.line} />
      <Button type="submit" look="primary" wide disabled={form.busy}>
        <BusyLabel busy={form.busy} doing={words.busy}>
          {words.submit}
        </BusyLabel>
      </Button>
    </>
  );
}
