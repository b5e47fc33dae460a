import { createAnnouncementLimits } from "@acompana/kit/api";
import type { FormHandle } from "@acompana/kit/form";
import { Choice, FormError, TextArea, TextField } from "@acompana/kit/ui";
import { Megaphone, UserRound, UsersRound } from "lucide-react";
import { SubmitForm } from "../form/submit-form.tsx";
import { text } from "../text.ts";
import { PeopleField } from "./people-field.tsx";
import { peopleIn } from "./people-in.ts";
import type { AnnouncementFields } from "./use-announcement-form.ts";

const words = text.announcements;
const LONGEST = createAnnouncementLimits.text.maxLength;

interface AnnouncementFormProps {
  form: FormHandle<AnnouncementFields>;
  submit: string;
}

/** What the town hall has to say, from when, until when and to whom. */
export function AnnouncementForm({ form, submit }: AnnouncementFormProps) {
  const { whose } = form.typed;
  const recipients = form.text("recipients");
  return (
    <SubmitForm form={form} submit={submit} busyLabel={words.saving} icon={Megaphone}>
      <TextArea
        label={words.text}
        hint={words.textHint(LONGEST)}
        rows={3}
        required
        {...form.text("text", LONGEST)}
      />
      <TextField label={words.from} type="date" required {...form.text("from")} />
      <TextField label={words.until} type="date" required {...form.text("until")} />
      <Choice
        legend={words.whose}
        size="long"
        options={[
          { value: "all", label: words.whoseAll, icon: UsersRound },
          { value: "some", label: words.whoseSome, icon: UserRound },
        ]}
        value={whose}
        onValue={(value) => form.change({ whose: value })}
      />
      {whose === "some" && (
        <>
          <PeopleField
            chosen={peopleIn(recipients.value)}
            onChosen={(people) => {
              recipients.onValue(JSON.stringify(people));
              form.clearError("recipients");
            }}
          />
          <FormError message={recipients.error ?? null} />
        </>
      )}
    </SubmitForm>
  );
}
