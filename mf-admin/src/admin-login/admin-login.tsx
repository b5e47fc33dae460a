import { useScreen } from "@acompana/kit/area";
import { Button, ErrorCard, Page } from "@acompana/kit/ui";
import { LogIn, UserRoundPlus } from "lucide-react";
import { usePrefilledLogin } from "../drafts.ts";
import { text } from "../text.ts";
import styles from "./admin-login.module.css";
import { useSpentInvitation } from "./admin-login.resource.ts";
import { CreateAdminForm } from "./create-admin-form.tsx";
import { LoginForm } from "./login-form.tsx";

/** The administrators' access, with its two modes: sign in, or create the account. */
export function AdminLogin() {
  const { back, navigate, notify, view, invitation, municipality } = useScreen();
  const prefill = usePrefilledLogin();
  const spent = useSpentInvitation();

  function created(email: string) {
    prefill(email);
    back();
    void notify.alert(text.createAdmin.created);
  }

  if (view === "create")
    return (
      <Page
        key="create"
        width="narrow"
        title={text.createAdmin.title}
        line={!spent && invitation && municipality && text.createAdmin.invited(municipality.name)}
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
  return (
    <Page key="login" width="narrow" title={text.login.title} onBack={back}>
      <div className={styles.card}>
        <LoginForm />
      </div>
      <div className={styles.noAccount}>
        <p>{text.login.noAccount}</p>
        <Button icon={UserRoundPlus} onClick={() => navigate("admin-login", "create")}>
          {text.login.create}
        </Button>
      </div>
    </Page>
  );
}
