import { useNewPasswordRules } from "@acompana/kit/account";
import { useScreen } from "@acompana/kit/area";
import { alertOf, Form, useForm } from "@acompana/kit/form";
import {
  BusyLabel,
  Button,
  ErrorCard,
  FormError,
  Loading,
  Page,
  TextField,
} from "@acompana/kit/ui";
import { LogIn } from "lucide-react";
import { passwordDraft } from "../drafts.ts";
import styles from "../form/form.module.css";
import { text } from "../text.ts";
import { useAcceptInvitation, useOpenedInvitation } from "./invitation.resource.ts";

const words = text.invitation;

/** Where an invited relative chooses their own password, which makes their login. */
export function Invitation({ code }: { code: string }) {
  const { back } = useScreen();
  const { data, busy } = useOpenedInvitation(code);
  const line = data ? words.line(data.name, data.userName) : undefined;
  return (
    <Page title={words.title} line={line} onBack={back} width="narrow">
      {data === null ? (
        <ErrorCard title={words.spent} line={words.spentLine}>
          <Button icon={LogIn} onClick={back}>
            {text.login.enter}
          </Button>
        </ErrorCard>
      ) : data === undefined && busy ? (
        <Loading label={words.loading} />
      ) : (
        <PasswordForm code={code} email={data?.email} />
      )}
    </Page>
  );
}

interface PasswordFormProps {
  code: string;
  /** Not known while the server could not be asked. */
  email: string | undefined;
}

function PasswordForm({ code, email }: PasswordFormProps) {
  const accept = useAcceptInvitation(code);
  const rules = useNewPasswordRules();
  const form = useForm({
    empty: { password: "" },
    draft: passwordDraft,
    check({ password }) {
      const wrong = password ? rules.check(password) : words.passwordNeeded;
      return wrong === undefined ? null : { fields: { password: wrong } };
    },
    send: ({ password }) => accept(password),
    explain: (error) => alertOf(error, words.failed),
  });
  return (
    <Form form={form} className={styles.form}>
      {email && (
        <TextField
          label={words.email}
          type="email"
          autoComplete="username"
          readOnly
          value={email}
          onValue={() => {}}
        />
      )}
      <TextField
        label={words.password}
        hint={words.passwordHint(rules.hint)}
        type="password"
        autoComplete="new-password"
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
  );
}
