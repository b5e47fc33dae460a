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
import { detailsDraft } from "../drafts.ts";
import formStyles from "../form/form.module.css";
import { text } from "../text.ts";
import type { RecordedDetails } from "../user.ts";
import { changesOf, checkDetails, detailsOf, trimDetails } from "./details.ts";
import { DetailsFields } from "./details-fields.tsx";
import { useChangeUser } from "./user-details.resource.ts";

const words = text.details;

interface UserDetailsDialogProps {
  user: RecordedDetails;
  /** Called with the person's present name. */
  onSaved: (name: string) => void;
  onClose: () => void;
}

/** Shows what is written down of a person, and changes it. */
export function UserDetailsDialog({ user, onSaved, onClose }: UserDetailsDialogProps) {
  const { Dialog } = useScreen();
  const changeUser = useChangeUser();
  const before = detailsOf(user);
  const form = useForm({
    empty: before,
    draft: detailsDraft(user),
    check(typed) {
      const fields = wrongFields(checkDetails(typed));
      return fields && { fields };
    },
    async send(typed) {
      const after = trimDetails(typed);
      const changes = changesOf(before, after);
      if (!changes) return onClose();
      await changeUser(user.id, changes);
      onSaved(after.name);
    },
    explain,
  });

  return (
    <Dialog
      title={words.title(user.name)}
      onClose={form.closing(onClose)}
      {...(form.resumed && { description: words.resumed })}
    >
      <Form form={form} className={formStyles.form}>
        <DetailsFields form={form} />
        <FormError message={form.line} />
        <Button type="submit" look="primary" wide disabled={form.busy}>
          {form.busy ? words.busy : words.submit}
        </Button>
      </Form>
    </Dialog>
  );
}

function explain(error: unknown): Problem {
  const problem = alertOf(error, words.failed);
  const message = problem.alert?.message ?? words.failed;
  return sessionEnded(error) ? { alert: { message, detail: words.kept } } : problem;
}
