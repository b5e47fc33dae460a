import type { components } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { alertOf, useForm, wrongFields } from "@acompana/kit/form";
import { TextField } from "@acompana/kit/ui";
import { useState } from "react";
import { secondStepDraft, setUpAppDraft } from "../drafts.ts";
import { SubmitForm } from "../form/submit-form.tsx";
import { AppSetup } from "../second-factor/app-setup.tsx";
import { text } from "../text.ts";

const words = text.myAccount;
type Begun = components["schemas"]["BegunEnrolment"];

interface SetUpDialogProps {
  /** There is an app already: one of its codes is asked for. */
  isOn: boolean;
  begin: (currentPassword: string, code: string) => Promise<Begun>;
  finish: (challenge: string, code: string) => Promise<string[]>;
  onDone: (codes: string[]) => void;
  onClose: () => void;
}

/** Sets an authenticator app up, or another one: password first, then the QR code. */
export function SetUpDialog({ isOn, begin, finish, onDone, onClose }: SetUpDialogProps) {
  const { Dialog } = useScreen();
  const [begun, setBegun] = useState<Begun | null>(null);
  const form = useForm({
    empty: { currentPassword: "", code: "" },
    draft: setUpAppDraft,
    check(typed) {
      const fields = wrongFields({
        currentPassword: typed.currentPassword ? undefined : words.currentMissing,
        code: isOn && !typed.code.trim() ? text.secondStep.codeMissing : undefined,
      });
      return fields && { fields };
    },
    async send(typed) {
      setBegun(await begin(typed.currentPassword, typed.code));
      form.forget();
    },
    explain: (error) => alertOf(error, words.beginFailed),
  });
  const title = isOn ? words.changeApp : words.setUp;

  if (begun) {
    return (
      <Dialog title={title} onClose={onClose}>
        <AppSetup
          enrolment={begun}
          draft={secondStepDraft}
          send={async (code) => onDone(await finish(begun.challenge, code))}
        />
      </Dialog>
    );
  }
  return (
    <Dialog title={title} onClose={form.closing(onClose)}>
      <SubmitForm form={form} submit={words.begin} busyLabel={words.beginning}>
        <TextField
          label={words.current}
          type="password"
          autoComplete="current-password"
          required
          {...form.text("currentPassword")}
        />
        {isOn && (
          <TextField
            label={words.currentCode}
            autoComplete="one-time-code"
            required
            {...form.text("code")}
          />
        )}
      </SubmitForm>
    </Dialog>
  );
}
