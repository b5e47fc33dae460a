import { useScreen } from "@acompana/kit/area";
import { Form, useForm } from "@acompana/kit/form";
import { BusyLabel, Button, FormError } from "@acompana/kit/ui";
import { type KeyboardEvent, useId, useState } from "react";
import { createUserDraft } from "../drafts.ts";
import formStyles from "../form/form.module.css";
import { text } from "../text.ts";
import { useAdministrator } from "../use-administrator.ts";
import { checkUser, EMPTY_USER } from "./check-user.ts";
import { creationFailure, useCreateUser } from "./create-user.resource.ts";
import styles from "./create-user-dialog.module.css";
import { LegalDialog } from "./legal-dialog.tsx";
import { PhotoField } from "./photo-field.tsx";
import { type LegalDocument, TermsField } from "./terms-field.tsx";
import { usePhoto } from "./use-photo.ts";
import { UserFields } from "./user-fields.tsx";

const words = text.createUser;

interface CreateUserDialogProps {
  /** Called with the new user, with the name as it was stored. */
  onCreated: (user: { id: string; name: string }) => void;
  onClose: () => void;
}

/** Adds an older person, with their PIN and consents. */
export function CreateUserDialog({ onCreated, onClose }: CreateUserDialogProps) {
  const { Dialog, municipality, takesAnyPin = false } = useScreen();
  const administrator = useAdministrator();
  const create = useCreateUser();
  const [isAgreed, setAgreed] = useState(false);
  const [reading, setReading] = useState<LegalDocument | null>(null);
  const hint = useId();
  const form = useForm({
    empty: EMPTY_USER,
    draft: createUserDraft,
    check(typed) {
      const fields = checkUser(typed, takesAnyPin);
      if (fields) return { fields };
      return administrator ? null : { alert: { message: words.noAdministrator } };
    },
    async send({ accepted: _notSent, ...user }) {
      if (administrator) onCreated(await create({ ...user, isAgreed }, administrator));
    },
    explain: creationFailure,
  });
  const { typed, busy } = form;
  const photo = usePhoto(typed.photo, (chosen) => form.change({ photo: chosen }));
  const ready = typed.name.trim() !== "" && typed.accepted;

  // A browser sends nothing on Enter while the button is disabled: say what is missing instead.
  function explainOnEnter(event: KeyboardEvent) {
    const inText = event.target instanceof HTMLInputElement && event.target.type !== "file";
    if (event.key === "Enter" && inText && !ready) void form.submit(event);
  }

  return (
    <Dialog
      shape="wide"
      title={words.title}
      onClose={form.closing(onClose)}
      {...(form.resumed && { description: words.resumed })}
    >
      <Form
        form={form}
        className={`${formStyles.form} ${formStyles.columns}`}
        onKeyDown={explainOnEnter}
      >
        <UserFields form={form} isAgreed={isAgreed} onAgreed={setAgreed}>
          <PhotoField name={typed.name} choice={photo} />
          <TermsField {...form.box("accepted")} onRead={setReading} />
        </UserFields>
        <div className={styles.end}>
          <FormError message={form.line} />
          <Button
            type="submit"
            look="primary"
            wide
            disabled={!ready || busy || photo.reading}
            aria-describedby={ready ? undefined : hint}
          >
            <BusyLabel busy={busy} doing={words.busy}>
              {words.submit}
            </BusyLabel>
          </Button>
          {!ready && (
            <p id={hint} className={styles.hint}>
              {words.submitHint}
            </p>
          )}
        </div>
      </Form>
      {reading && (
        <LegalDialog
          document={reading}
          municipality={administrator?.municipality.name ?? municipality?.name ?? ""}
          onClose={() => setReading(null)}
        />
      )}
    </Dialog>
  );
}
