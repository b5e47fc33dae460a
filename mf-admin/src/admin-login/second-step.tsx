import { useScreen } from "@acompana/kit/area";
import { LastKnown } from "@acompana/kit/reading";
import { Page } from "@acompana/kit/ui";
import { useState } from "react";
import { secondStepDraft } from "../drafts.ts";
import { AppSetup } from "../second-factor/app-setup.tsx";
import { CodeForm } from "../second-factor/code-form.tsx";
import { RecoveryCodes } from "../second-factor/recovery-codes.tsx";
import { text } from "../text.ts";
import styles from "./admin-login.module.css";
import type { LoginStep } from "./admin-login.resource.ts";
import { type Enrolled, useSecondStep } from "./second-step.resource.ts";

const words = text.secondStep;

interface SecondStepProps {
  step: LoginStep;
  onBack: () => void;
}

/** What is asked besides the password: a code of one's app, or setting one up. */
export function SecondStep({ step, onBack }: SecondStepProps) {
  const { enter } = useScreen();
  const { enrolment, sendCode, enrol } = useSecondStep(step);
  const [enrolled, setEnrolled] = useState<Enrolled | null>(null);

  if (enrolled) {
    const { token, id, recoveryCodes } = enrolled;
    return (
      <Page key="recovery" width="narrow" title={text.recovery.title} line={text.recovery.line}>
        <RecoveryCodes
          codes={recoveryCodes}
          onKept={() => void enter({ role: "administrator", token, id })}
        />
      </Page>
    );
  }
  if (step.step === "code") {
    return (
      <Page key="code" width="narrow" title={words.title} line={words.codeLine} onBack={onBack}>
        <div className={styles.card}>
          <CodeForm
            hint={words.codeHint}
            draft={secondStepDraft}
            submit={words.submit}
            send={sendCode}
          />
        </div>
      </Page>
    );
  }
  return (
    <Page
      key="enrol"
      width="narrow"
      title={words.enrolTitle}
      line={words.enrolLine}
      onBack={onBack}
    >
      <div className={styles.card}>
        <LastKnown reading={enrolment} loading={text.app.loading} failed={text.app.loadFailed}>
          {(enrolmentData) => (
            <AppSetup
              enrolment={enrolmentData}
              draft={secondStepDraft}
              send={async (code) => setEnrolled(await enrol(code))}
            />
          )}
        </LastKnown>
      </div>
    </Page>
  );
}
