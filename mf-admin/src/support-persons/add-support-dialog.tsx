import { useLeaving, useScreen } from "@acompana/kit/area";
import { Button } from "@acompana/kit/ui";
import { useState } from "react";
import { useAdministrator } from "../admin-dashboard/admin-dashboard.resource.ts";
import { type Account, AccountFields, EMPTY_ACCOUNT } from "../form/account-fields.tsx";
import { checkEmail, checkName, onlyWrong } from "../form/check-fields.ts";
import formStyles from "../form/form.module.css";
import { refusal } from "../form/refusal.ts";
import { useForm } from "../form/use-form.ts";
import { sessionEnded, useKeepDraft, useTakenDraft } from "../kept-draft.ts";
import { text } from "../text.ts";
import { useAddSupportPerson } from "./support-persons.resource.ts";

const words = text.supportPersons;

interface AddSupportDialogProps {
  user: { id: string; name: string };
  onAdded: () => void;
  onClose: () => void;
}

/** Gives a relative or carer of one older person their access. */
export function AddSupportDialog({ user, onAdded, onClose }: AddSupportDialogProps) {
  const { Dialog } = useScreen();
  const add = useAddSupportPerson(user.id);
  const adminId = useAdministrator()?.adminId;
  const draft = useTakenDraft(adminId, "add-support");
  const keepDraft = useKeepDraft(adminId);
  const [typed, setTyped] = useState(draft?.typed ?? EMPTY_ACCOUNT);
  const trimmed: Account = {
    name: typed.name.trim(),
    email: typed.email.trim(),
    password: typed.password.trim(),
  };

  const keep = () => keepDraft({ kind: "add-support", user, typed });
  useLeaving(keep);

  const { form, busy, errors, submit } = useForm<keyof Account>({
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
        if (!sessionEnded(error)) return refusal(error, words.failed);
        keep();
        return { alert: { ...refusal(error, words.failed).alert, detail: words.kept } };
      }
      onAdded();
      return null;
    },
  });

  return (
    <Dialog
      title={words.addTitle}
      description={draft ? words.resumed(user.name) : words.addFor(user.name)}
      onClose={onClose}
    >
      <form ref={form} className={formStyles.form} onSubmit={submit} noValidate>
        <AccountFields whose="other" typed={typed} onTyped={setTyped} errors={errors} />
        <Button type="submit" look="primary" wide disabled={busy}>
          {busy ? words.busy : words.submit}
        </Button>
      </form>
    </Dialog>
  );
}
