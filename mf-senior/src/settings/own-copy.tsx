import { useSession } from "@acompana/kit/area";
import { useConsents } from "@acompana/kit/consents";
import { ListenToPart } from "@acompana/kit/read-aloud";
import { Download } from "lucide-react";
import { settingsText } from "../text/settings.ts";
import styles from "./own-copy.module.css";

const words = settingsText.copy;

/**
 * The way to everything of one's own as one file, in a session whose PIN only the person can know;
 * else how to get there. Not for an administrator who has entered.
 */
export function OwnCopy() {
  const { user, enteredBy } = useSession("person");
  const { data } = useConsents(user.id);
  if (enteredBy || !data) return null;
  return (
    <section className={styles.copy} aria-label={words.title}>
      <h2>{words.title}</h2>
      <p>{words.line}</p>
      {data.isProven ? (
        <a className={styles.download} href={`/api/users/${user.id}/export?as=person`} download>
          <Download aria-hidden="true" />
          {words.download}
        </a>
      ) : (
        <p>{words.elsewhere}</p>
      )}
      <ListenToPart part={words.title} isForLong />
    </section>
  );
}
