import { useScreen } from "@acompana/kit/area";
import { Button, TextField } from "@acompana/kit/ui";
import { useState } from "react";
import { checkNewPassword, onlyWrong } from "../form/check-fields.ts";
import formStyles from "../form/form.module.css";
import { useForm } from "../form/use-form.ts";
import { text } from "../text.ts";
import { refusal, type SupportPerson, useSetSupportPassword } from "./support-persons.resource.ts";

const words = text.password;

interface SetPasswordDialogProps {
  person: SupportPerson;
  onSaved: () => void;
  onClose: () => void;
}

/** Gives a relative a new password. */
export function SetPasswordDialog({ person, onSaved, onClose }: SetPasswordDialogProps) {
  const { Dialog } = useScreen();
  const setPassword = useSetSupportPassword();
  const [typed, setTyped] = useState("");
  // As 'Agregar Persona de Apoyo' does: a space that was pasted along is no part of it.
  const password = typed.trim();

  const { form, busy, errors, submit } = useForm<"password">({
    check() {
      const fields = onlyWrong({ password: checkNewPassword(password) });
      return fields && { fields };
    },
    async send() {
      try {
        await setPassword(person.id, password);
      } catch (error) {
        return refusal(error, words.failed);
      }
      onSaved();
      return null;
    },
  });

  return (
    <Dialog
      title={words.openFor(person.name)}
      description={words.line(person.name)}
      onClose={onClose}
    >
      <form ref={form} className={formStyles.form} onSubmit={submit} noValidate>
        <TextField
          label={words.field}
          hint={text.fields.passwordHint}
          type="password"
          autoComplete="new-password"
          value={typed}
          onValue={setTyped}
          error={errors.password}
          required
        />
        <Button type="submit" look="primary" wide disabled={busy}>
          {busy ? words.busy : words.submit}
        </Button>
      </form>
    </Dialog>
  );
}
