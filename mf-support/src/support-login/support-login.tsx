import { NewPassword } from "@acompana/kit/account";
import { useScreen } from "@acompana/kit/area";
import { Form } from "@acompana/kit/form";
import { BusyLabel, Button, FormError, Page, TextField } from "@acompana/kit/ui";
import { KeyRound } from "lucide-react";
import { loginDraft } from "../drafts.ts";
import { Forgotten } from "../forgotten/forgotten.tsx";
import styles from "../form/form.module.css";
import { Invitation } from "../invitation/invitation.tsx";
import { text } from "../text.ts";
import { useLoginForm } from "./use-login-form.ts";

const words = text.login;

/** Where relatives and carers sign in, or choose a password: their first one, or another. */
export function SupportLogin() {
  const { view, invitation, passwordCode } = useScreen();
  if (view === "invitation" && invitation) return <Invitation code={invitation} />;
  if (view === "password" && passwordCode)
    return <NewPassword code={passwordCode} login={loginDraft} />;
  return view === "forgotten" ? <Forgotten /> : <Login />;
}

function Login() {
  const { back, navigate } = useScreen();
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
          <BusyLabel busy={form.busy} doing={words.entering}>
            {words.enter}
          </BusyLabel>
        </Button>
      </Form>
      <Button icon={KeyRound} onClick={() => navigate("support-login", "forgotten")}>
        {words.forgotten}
      </Button>
    </Page>
  );
}
