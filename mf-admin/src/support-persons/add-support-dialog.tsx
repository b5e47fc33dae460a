import { useScreen } from "@acompana/kit/area";
import {
  alertOf,
  Form,
  type Problem,
  sessionEnded,
  useForm,
  wrongFields,
} from "@acompana/kit/form";
import { Button, FormError } from "@acompana/kit/ui";
import { addSupportDraft } from "../drafts.ts";
import { type Account, AccountFields, EMPTY_ACCOUNT } from "../form/account-fields.tsx";
import { checkEmail, checkName, checkNewPassword } from "../form/check-fields.ts";
import formStyles from "../form/form.module.css";
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
  const form = useForm<Account>({
    empty: EMPTY_ACCOUNT,
    draft: addSupportDraft(user),
    check: (typed) => whatIsWrong(trimmed(typed)),
    async send(typed) {
      await add(trimmed(typed));
      onAdded();
    },
    explain,
  });

  return (
    <Dialog
      title={words.addTitle}
      description={form.resumed ? words.resumed(user.name) : words.addFor(user.name)}
      onClose={form.closing(onClose)}
    >
      <Form form={form} className={formStyles.form}>
        <AccountFields whose="other" form={form} />
        <FormError message={form.line} />
        <Button type="submit" look="primary" wide disabled={form.busy}>
          {form.busy ? words.busy : words.submit}
        </Button>
      </Form>
    </Dialog>
  );
}

const trimmed = ({ name, email, password }: Account): Account => ({
  name: name.trim(),
  email: email.trim(),
  password: password.trim(),
});

function whatIsWrong(account: Account): Problem | null {
  const fields = wrongFields({
    name: checkName(account.name),
    email: checkEmail(account.email),
    password: checkNewPassword(account.password),
  });
  const isEmpty = Object.values(account).includes("");
  return fields && { fields, alert: isEmpty ? { message: words.allFields } : undefined };
}

function explain(error: unknown): Problem {
  const problem = alertOf(error, words.failed);
  const message = problem.alert?.message ?? words.failed;
  return sessionEnded(error) ? { alert: { message, detail: words.kept } } : problem;
}
