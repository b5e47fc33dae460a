import { useScreen } from "@acompana/kit/area";
import { Button, FormError } from "@acompana/kit/ui";
import { useState } from "react";
import { type Account, AccountFields, EMPTY_ACCOUNT } from "../form/account-fields.tsx";
import { checkEmail, checkName, checkNewPassword, onlyWrong } from "../form/check-fields.ts";
import formStyles from "../form/form.module.css";
import { useForm } from "../form/use-form.ts";
import { text } from "../text.ts";
import { accessSentence, fieldSentences, useCreateAdministrator } from "./admin-login.resource.ts";

interface CreateAdminFormProps {
  /** Told the e-mail address of the new account. */
  onCreated: (email: string) => void;
}

export function CreateAdminForm({ onCreated }: CreateAdminFormProps) {
  const { municipality } = useScreen();
  const create = useCreateAdministrator();
  const [typed, setTyped] = useState(EMPTY_ACCOUNT);
  const { form, busy, line, errors, submit } = useForm<keyof Account>({
    check() {
      const fields = onlyWrong({
        name: checkName(typed.name),
        email: checkEmail(typed.email),
        password: checkNewPassword(typed.password),
      });
      return fields && { fields };
    },
    async send() {
      if (!municipality) return { line: text.createAdmin.noMunicipality };
      try {
        await create(typed, municipality.id);
      } catch (error) {
        return {
          line: accessSentence(error, text.createAdmin.failed),
          fields: fieldSentences(error),
        };
      }
      onCreated(typed.email.trim());
      return null;
    },
  });

  return (
    <form ref={form} className={formStyles.form} onSubmit={submit} noValidate>
      <AccountFields whose="own" typed={typed} onTyped={setTyped} errors={errors} />
      <FormError message={line} />
      <Button type="submit" look="primary" wide disabled={busy}>
        {busy ? text.createAdmin.busy : text.createAdmin.submit}
      </Button>
    </form>
  );
}
