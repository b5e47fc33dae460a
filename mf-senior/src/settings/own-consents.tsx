import { useSession } from "@acompana/kit/area";
import { ConsentHistory, consentText, useConsents } from "@acompana/kit/consents";
import styles from "./settings.module.css";

/** Why no consent can be given here, where it cannot, and what happened to each. */
export function OwnConsents() {
  const { data } = useConsents(useSession("person").user.id);
  if (!data) return null;
  return (
    <section className={styles.consents} aria-label={consentText.title}>
      <h2>{consentText.title}</h2>
      {data.whyNot && <p data-aloud="">{data.whyNot}</p>}
      <ConsentHistory history={data.history} />
    </section>
  );
}
