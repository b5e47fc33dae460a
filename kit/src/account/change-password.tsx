import { useScreen } from "../area/index.ts";
import { alertOf, type DraftPlace, Form, useForm, wrongFields } from "../form/index.ts";
import { Panel } from "../panel/index.ts";
import { TextField } from "../ui/index.ts";
import styles from "./account.module.css";
import { useChangePassword } from "./account.resource.ts";
import { accountText } from "./account-text.ts";
import { NewPasswordField } from "./new-password-field.tsx";
import { useNewPasswordRules } from "./use-new-password-rules.ts";

const words = accountText.change;
const EMPTY = { currentPassword: "", password: "" };
const draft: DraftPlace = { name: "change-password", in: "page" };

/** With the password that one has; the other sessions end. */
export function ChangePassword() {
  const { notify } = useScreen();
  const change = useChangePassword();
  const rules = useNewPasswordRules();
  const form = useForm({
    empty: EMPTY,
    draft,
    check(typed) {
      const fields = wrongFields({
        currentPassword: typed.currentPassword ? undefined : words.currentMissing,
        password: rules.check(typed.password),
      });
      return fields && { fields };
    },
    async send(typed) {
      await change(typed.currentPassword, typed.password);
      form.forget();
      notify.toast({ title: words.done });
    },
    explain: (error) => alertOf(error, accountText.failed),
  });
  return (
    <Panel title={words.title} line={words.line}>
      <Form form={form} className={styles.form}>
        <TextField
          label={words.current}
          type="password"
          autoComplete="current-password"
          required
          {...form.text("currentPassword")}
        />
        <NewPasswordField form={form} />
      </Form>
    </Panel>
  );
}
