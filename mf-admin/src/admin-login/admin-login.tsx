import { NewPassword } from "@acompana/kit/account";
import { useScreen } from "@acompana/kit/area";
import { Button, ErrorCard, Page } from "@acompana/kit/ui";
import { LogIn, UserRoundPlus } from "lucide-react";
import { useState } from "react";
import { loginDraft, usePrefilledLogin } from "../drafts.ts";
import { text } from "../text.ts";
import styles from "./admin-login.module.css";
import { type LoginStep, useSpentInvitation } from "./admin-login.resource.ts";
import { CreateAdminForm } from "./create-admin-form.tsx";
import { LoginForm } from "./login-form.tsx";
import { SecondStep } from "./second-step.tsx";

/** The administrators' access, with its two modes: sign in, or create the account. */
export function AdminLogin() {
  const { back, navigate, notify, view, invitation, passwordCode, municipality } = useScreen();
  const prefill = usePrefilledLogin();
  const spent = useSpentInvitation();
  const [step, setStep] = useState<LoginStep | null>(null);

  function whoMay() {
    if (!invitation) return text.createAdmin.needsInvitation;
    return municipality && text.createAdmin.invited(municipality.name);
  }

  function created(email: string) {
    prefill(email);
    back();
    void notify.alert(text.createAdmin.created);
  }

  function next(asked: LoginStep) {
    setStep(asked);
    navigate("admin-login", "second-step");
  }

  if (view === "create")
    return (
      <Page
        key="create"
        width="narrow"
        title={text.createAdmin.title}
        line={!spent && whoMay()}
        onBack={back}
      >
        {spent ? (
          <ErrorCard title={text.createAdmin.spent} line={text.createAdmin.spentLine}>
            <Button icon={LogIn} onClick={back}>
              {text.login.submit}
            </Button>
          </ErrorCard>
        ) : (
          <div className={styles.card}>
            <CreateAdminForm onCreated={created} />
          </div>
        )}
      </Page>
    );
  if (view === "second-step" && step) return <SecondStep step={step} onBack={back} />;
  if (view === "password" && passwordCode)
    return <NewPassword code={passwordCode} login={loginDraft} />;
  return (
    <Page key="login" width="narrow" title={text.login.title} onBack={back}>
      <div className={styles.card}>
        <LoginForm onStep={next} />
      </div>
      <div className={styles.noAccount}>
        <p>{text.login.noAccount}</p>
        <Button icon={UserRoundPlus} onClick={() => navigate("admin-login", "create")}>
          {text.login.create}
        </Button>
        {!invitation && (
          <p className={styles.needsInvitation}>{text.createAdmin.needsInvitation}</p>
        )}
      </div>
    </Page>
  );
}
