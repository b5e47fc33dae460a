import { useNewPasswordRules } from "@acompana/kit/account";
import { useScreen } from "@acompana/kit/area";
import { passwordDraft } from "../drafts.ts";
import { OneFieldForm } from "../form/one-field-form.tsx";
import { useOneField } from "../form/use-one-field.ts";
import { text } from "../text.ts";
import { type SupportPerson, useSetSupportPassword } from "./support-persons.resource.ts";

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
  const rules = useNewPasswordRules();
  const field = useOneField({
    name: "password",
    draft: passwordDraft,
    // As in 'Agregar Persona de Apoyo', a pasted space at either end is no part of the password.
    check: (typed) => rules.check(typed.trim()),
    async send(typed) {
      await setPassword(person.id, typed.trim());
      onSaved();
    },
    failed: words.failed,
  });
  return (
    <Dialog
      title={words.openFor(person.name)}
      description={words.line(person.name)}
      onClose={field.form.closing(onClose)}
    >
      <OneFieldForm
        of={field}
        label={words.field}
        hint={text.fields.passwordOfOther(rules.hint)}
        type="password"
        autoComplete="new-password"
        required
        submit={words.submit}
        busyLabel={words.busy}
      />
    </Dialog>
  );
}
