import { useScreen } from "@acompana/kit/area";
import { Button, TextField } from "@acompana/kit/ui";
import { useState } from "react";
import { checkEmail, checkName, onlyWrong } from "../form/check-fields.ts";
import formStyles from "../form/form.module.css";
import { useForm } from "../form/use-form.ts";
import { text } from "../text.ts";
import { refusal, useAddSupportPerson } from "./support-persons.resource.ts";

const words = text.supportPersons;
const EMPTY = { name: "", email: "", password: "" };
type Typed = typeof EMPTY;

interface AddSupportDialogProps {
  user: { id: string; name: string };
  onAdded: () => void;
  onClose: () => void;
}

/** Gives a relative or carer of one older person their access. */
export function AddSupportDialog({ user, onAdded, onClose }: AddSupportDialogProps) {
  const { Dialog } = useScreen();
  const add = useAddSupportPerson(user.id);
  const [typed, setTyped] = useState(EMPTY);
  const trimmed: Typed = {
    name: typed.name.trim(),
    email: typed.email.trim(),
    password: typed.password.trim(),
  };

  const { form, busy, errors, submit } = useForm<keyof Typed>({
    check() {
      const fields = onlyWrong({
        name: checkName(trimmed.name),
        email: checkEmail(trimmed.email),
        password: trimmed.password ? undefined : text.fields.passwordMissing,
      });
      const empty = Object.values(trimmed).includes("");
      return fields && { fields, alert: empty ? { message: words.allFields } : undefined };
    },
    async send() {
      try {
        await add(trimmed);
      } catch (error) {
        return refusal(error);
      }
      onAdded();
      return null;
    },
  });

  return (
    <Dialog title={words.addTitle} description={words.addFor(user.name)} onClose={onClose}>
      <form ref={form} className={formStyles.form} onSubmit={submit} noValidate>
        <TextField
          label={text.fields.name}
          autoComplete="off"
          value={typed.name}
          onValue={(name) => setTyped({ ...typed, name })}
          error={errors.name}
          required
        />
        <TextField
          label={text.fields.email}
          type="email"
          autoComplete="off"
          value={typed.email}
          onValue={(email) => setTyped({ ...typed, email })}
          error={errors.email}
          required
        />
        <TextField
          label={text.fields.password}
          hint={text.fields.passwordHint}
          type="password"
          autoComplete="new-password"
          value={typed.password}
          onValue={(password) => setTyped({ ...typed, password })}
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
