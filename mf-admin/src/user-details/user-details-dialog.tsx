import { useScreen } from "@acompana/kit/area";
import { alertOf, type Problem, sessionEnded, useForm, wrongFields } from "@acompana/kit/form";
import { detailsDraft } from "../drafts.ts";
import formStyles from "../form/form.module.css";
import { SubmitForm } from "../form/submit-form.tsx";
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
      shape="wide"
      title={words.title(user.name)}
      onClose={form.closing(onClose)}
      {...(form.resumed && { description: words.resumed })}
    >
      <SubmitForm form={form} submit={words.submit} busyLabel={words.busy}>
        <div className={formStyles.columns}>
          <DetailsFields form={form} />
        </div>
      </SubmitForm>
    </Dialog>
  );
}

function explain(error: unknown): Problem {
  const problem = alertOf(error, words.failed);
  const message = problem.alert?.message ?? words.failed;
  return sessionEnded(error) ? { alert: { message, detail: words.kept } } : problem;
}
