import { useLeaving, useScreen } from "@acompana/kit/area";
import { Button, FormError } from "@acompana/kit/ui";
import { type KeyboardEvent, useId, useState } from "react";
import { useAdministrator } from "../admin-dashboard/admin-dashboard.resource.ts";
import formStyles from "../form/form.module.css";
import { useForm } from "../form/use-form.ts";
import { sessionEnded, useKeepDraft, useTakenDraft } from "../kept-draft.ts";
import { text } from "../text.ts";
import { checkUser, EMPTY_USER, type TypedUser } from "./check-user.ts";
import { creationFailure, useCreateUser } from "./create-user.resource.ts";
import styles from "./create-user-dialog.module.css";
import { LegalDialog } from "./legal-dialog.tsx";
import { PhotoField } from "./photo-field.tsx";
import { type LegalDocument, TermsField } from "./terms-field.tsx";
import { usePhoto } from "./use-photo.ts";
import { UserFields } from "./user-fields.tsx";

const words = text.createUser;

interface CreateUserDialogProps {
  /** Told who was created, under the name as it was kept. */
  onCreated: (user: { id: string; name: string }) => void;
  onClose: () => void;
}

/** Adds an older person, with their PIN and consents. */
export function CreateUserDialog({ onCreated, onClose }: CreateUserDialogProps) {
  const { Dialog, municipality } = useScreen();
  const administrator = useAdministrator();
  const create = useCreateUser();
  const draft = useTakenDraft(administrator?.adminId, "create-user");
  const keepDraft = useKeepDraft(administrator?.adminId);
  const [typed, setTyped] = useState(draft?.typed ?? EMPTY_USER);
  const [reading, setReading] = useState<LegalDocument | null>(null);
  const photo = usePhoto(draft?.photo);
  const hint = useId();
  const keep = () => keepDraft({ kind: "create-user", typed, photo: photo.photo });
  useLeaving(keep);

  const { form, busy, line, errors, submit } = useForm<keyof TypedUser>({
    check() {
      const fields = checkUser(typed);
      return fields && { fields };
    },
    async send() {
      if (!administrator) return { alert: { message: words.noAdministrator } };
      const { birthDate: _notSent, accepted: _notSentEither, ...user } = typed;
      try {
        onCreated(await create({ ...user, photo: photo.photo }, administrator));
        return null;
      } catch (error) {
        if (sessionEnded(error)) keep();
        return creationFailure(error);
      }
    },
  });

  const ready = typed.name.trim() !== "" && typed.accepted;
  const set = (change: Partial<TypedUser>) => setTyped({ ...typed, ...change });

  // A browser sends nothing on Enter while the button is disabled: say what is missing instead.
  function explainOnEnter(event: KeyboardEvent) {
    const inText = event.target instanceof HTMLInputElement && event.target.type !== "file";
    if (event.key === "Enter" && inText && !ready) void submit(event);
  }

  return (
    <Dialog title={words.title} onClose={onClose} {...(draft && { description: words.resumed })}>
      <form
        ref={form}
        className={formStyles.form}
        onSubmit={submit}
        onKeyDown={explainOnEnter}
        noValidate
      >
        <UserFields typed={typed} errors={errors} set={set} />
        <PhotoField name={typed.name} choice={photo} />
        <TermsField
          accepted={typed.accepted}
          error={errors.accepted}
          onAccepted={(accepted) => set({ accepted })}
          onRead={setReading}
        />
        <FormError message={line} />
        <Button
          type="submit"
          look="primary"
          wide
          disabled={!ready || busy || photo.reading}
          aria-describedby={ready ? undefined : hint}
        >
          {busy ? words.busy : words.submit}
        </Button>
        {!ready && (
          <p id={hint} className={styles.hint}>
            {words.submitHint}
          </p>
        )}
      </form>
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
