import { writeStaffNotesLimits } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { alertOf, Form, useForm } from "@acompana/kit/form";
import { dayAndTime } from "@acompana/kit/format";
import { BusyLabel, Button, FormError, TextArea } from "@acompana/kit/ui";
import { staffNotesDraft } from "../drafts.ts";
import formStyles from "../form/form.module.css";
import { text } from "../text.ts";
import type { Named } from "../user.ts";
import styles from "./record.module.css";
import { type StaffNotes, useWriteStaffNotes } from "./staff-notes.resource.ts";

const words = text.staffNotes;
const LONGEST = writeStaffNotesLimits.text.maxLength;

/** The note as it was read, to be changed. */
export function StaffNotesForm({ user, notes }: { user: Named; notes: StaffNotes }) {
  const { notify, timeZone } = useScreen();
  const write = useWriteStaffNotes(user.id);
  const { changedAt, changedBy } = notes;
  const form = useForm({
    empty: { text: notes.text },
    draft: staffNotesDraft(user, changedAt),
    async send({ text: typed }) {
      await write(typed, changedAt);
      notify.toast({ title: words.saved });
    },
    explain: (error) => alertOf(error, words.saveFailed),
  });
  return (
    <Form form={form} className={formStyles.form}>
      <TextArea label={words.field} rows={4} {...form.text("text", LONGEST)} />
      {changedAt && (
        <p className={styles.soft}>
          {words.changed(changedBy ?? words.nobody, dayAndTime(changedAt, timeZone))}
        </p>
      )}
      <FormError message={form.line} />
      <Button type="submit" wide disabled={form.busy}>
        <BusyLabel busy={form.busy} doing={words.busy}>
          {words.submit}
        </BusyLabel>
      </Button>
    </Form>
  );
}
