import { unwrap } from "../api/index.ts";
import { useScreen } from "../area/index.ts";
import {
  alertOf,
  type DraftPlace,
  draftOwner,
  draftsInPage,
  Form,
  useForm,
} from "../form/index.ts";
import { Page } from "../ui/index.ts";
import styles from "./account.module.css";
import { accountText } from "./account-text.ts";
import { NewPasswordField } from "./new-password-field.tsx";
import { useNewPasswordRules } from "./use-new-password-rules.ts";

const words = accountText.link;

/** All that is typed there is secret, so nothing is kept. */
const draft: DraftPlace = { name: "password", in: "page" };

interface NewPasswordProps {
  /** Of the link with which the portal was opened. */
  code: string;
  /** Where the sign-in form of the area keeps what is typed: the e-mail is written into it. */
  login: DraftPlace;
}

/** Where whoever has forgotten the password chooses another one, and goes on to sign in with it. */
export function NewPassword({ code, login }: NewPasswordProps) {
  const { api, back, notify, session } = useScreen();
  const rules = useNewPasswordRules();
  const form = useForm({
    empty: { password: "" },
    draft,
    check({ password }) {
      const wrong = rules.check(password);
      return wrong === undefined ? null : { fields: { password: wrong } };
    },
    async send({ password }) {
      const body = { code, password };
      const { email } = await unwrap(api.POST("/api/password-links/take", { body }));
      form.forget();
      draftsInPage(draftOwner(session)).keep(login.name, { typed: { email, password: "" } });
      back();
      void notify.alert(words.done);
    },
    explain: (error) => alertOf(error, accountText.failed),
  });
  return (
    <Page width="narrow" title={words.title} line={words.line} onBack={back}>
      <div className={styles.card}>
        <Form form={form} className={styles.form}>
          <NewPasswordField form={form} />
        </Form>
      </div>
    </Page>
  );
}
