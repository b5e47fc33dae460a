import { useScreen } from "../area/index.ts";
import styles from "./consent-history.module.css";
import { type Consents, consentText, dayOf } from "./consent-text.ts";

/** What happened to each consent, the newest first. */
export function ConsentHistory({ history }: Pick<Consents, "history">) {
  const { timeZone } = useScreen();
  if (history.length === 0) return <p>{consentText.none}</p>;
  return (
    <ul className={styles.steps} aria-label={consentText.title}>
      {history.map((step) => (
        <li key={`${step.at} ${step.consent} ${step.step}`}>
          <strong>{consentText.names[step.consent]}</strong>
          <span>{consentText.step(step, timeZone)}</span>
          <time dateTime={step.at}>{dayOf(step.at, timeZone)}</time>
        </li>
      ))}
    </ul>
  );
}
