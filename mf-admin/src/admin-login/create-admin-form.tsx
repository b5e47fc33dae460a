import { useNewPasswordRules } from "@acompana/kit/account";
import { useScreen } from "@acompana/kit/area";
import { fieldSentences, useForm, wrongFields } from "@acompana/kit/form";
import { createAdminDraft } from "../drafts.ts";
import { type Account, AccountFields, EMPTY_ACCOUNT } from "../form/account-fields.tsx";
import { checkEmail, checkName } from "../form/check-fields.ts";
import { SubmitForm } from "../form/submit-form.tsx";
import { text } from "../text.ts";
import { accessSentence, useCreateAdministrator } from "./admin-login.resource.ts";

interface CreateAdminFormProps {
  /** Called with the e-mail address of the new account. */
  onCreated: (email: string) => void;
}

export function CreateAdminForm({ onCreated }: CreateAdminFormProps) {
  const { municipality } = useScreen();
  const create = useCreateAdministrator();
  const rules = useNewPasswordRules();
  const form = useForm<Account>({
    empty: EMPTY_ACCOUNT,
    draft: createAdminDraft,
    check(typed) {
      const fields = wrongFields({
        name: checkName(typed.name),
        email: checkEmail(typed.email),
        password: rules.check(typed.password),
      });
      if (fields) return { fields };
      return municipality ? null : { line: text.createAdmin.noMunicipality };
    },
    async send(typed) {
      if (!municipality) return;
      await create(typed, municipality.id);
      onCreated(typed.email.trim());
    },
    explain: (error) => ({
      line: accessSentence(error, text.createAdmin.failed),
      fields: fieldSentences(error),
    }),
  });

  return (
    <SubmitForm form={form} submit={text.createAdmin.submit} busyLabel={text.createAdmin.busy}>
      <AccountFields whose="own" form={form} />
    </SubmitForm>
  );
}
