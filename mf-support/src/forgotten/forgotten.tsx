import { useScreen } from "@acompana/kit/area";
import { alertOf, Form, useForm } from "@acompana/kit/form";
import { emailAsWritten } from "@acompana/kit/format";
import { BusyLabel, Button, FormError, Page, StateCard, TextField } from "@acompana/kit/ui";
import { Mail } from "lucide-react";
import { useState } from "react";
import { forgottenDraft } from "../drafts.ts";
import styles from "../form/form.module.css";
import { text } from "../text.ts";
import { AskTownHall } from "./ask-town-hall.tsx";
import { useAskForLink } from "./forgotten.resource.ts";

const words = text.forgotten;

/** For whoever has forgotten the password: a link by e-mail, or whom to ask for one. */
export function Forgotten() {
  const { back, help } = useScreen();
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (!help?.sendsMail)
    return (
      <Page title={words.title} onBack={back} width="narrow">
        <AskTownHall title={words.ask} line={words.askLine} />
      </Page>
    );
  if (sentTo === null)
    return (
      <Page title={words.title} line={words.line} onBack={back} width="narrow">
        <LinkForm onSent={setSentTo} />
      </Page>
    );
  return (
    <Page key="sent" title={words.sent} onBack={back} width="narrow">
      <StateCard icon={Mail} title={words.sentLine(sentTo)} />
      <AskTownHall title={words.otherwise} />
    </Page>
  );
}

function LinkForm({ onSent }: { onSent: (email: string) => void }) {
  const ask = useAskForLink();
  const form = useForm({
    empty: { email: "" },
    draft: forgottenDraft,
    check: ({ email }) => (email.trim() ? null : { fields: { email: words.emailNeeded } }),
    async send({ email }) {
      await ask(email.trim());
      form.forget();
      onSent(emailAsWritten(email.trim()));
    },
    explain: (error) => alertOf(error, words.failed),
  });
  return (
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
      <FormError message={form.line} />
      <Button type="submit" look="primary" wide aria-disabled={form.busy}>
        <BusyLabel busy={form.busy} doing={words.sending}>
          {words.send}
        </BusyLabel>
      </Button>
    </Form>
  );
}
