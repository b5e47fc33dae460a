import type { components } from "@acompana/kit/api";
import type { DraftPlace } from "@acompana/kit/form";
import { QrCode } from "../devices/qr-code.tsx";
import { text } from "../text.ts";
import { CodeForm } from "./code-form.tsx";
import styles from "./second-factor.module.css";

const words = text.app;

type Enrolment = components["schemas"]["SecondFactorEnrolment"];

interface AppSetupProps {
  enrolment: Enrolment;
  draft: DraftPlace;
  /** Confirms the app with the code that it shows. */
  send: (code: string) => Promise<void>;
}

/** Tells an authenticator app its secret, by a QR code or by hand, and asks for its first code. */
export function AppSetup({ enrolment: { secret, uri }, draft, send }: AppSetupProps) {
  return (
    <div className={styles.setup}>
      <ol className={styles.steps}>
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <QrCode value={uri} label={words.qr} />
      <p className={styles.line}>
        {words.byHand} <strong className={styles.secret}>{inGroups(secret)}</strong>
      </p>
      <CodeForm draft={draft} submit={words.submit} send={send} />
    </div>
  );
}

/** Four letters at a time, to be typed without losing the place. */
const inGroups = (secret: string) => (secret.match(/.{1,4}/g) ?? []).join(" ");
