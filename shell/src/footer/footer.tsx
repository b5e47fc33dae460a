import { ProjectLogos } from "../art/project-logos.tsx";
import { text } from "../text.ts";
import styles from "./footer.module.css";

/** Under the access screens: the project's logos and, unless hidden, the way to its page. */
export function Footer({ information = true }: { information?: boolean }) {
  return (
    <footer className={styles.footer}>
      <ProjectLogos label={text.footer.logos} />
      {information && (
        // The municipality that the address names goes along.
        <a className={styles.more} href={`/project-info${globalThis.location?.search ?? ""}`}>
          {text.footer.more}
        </a>
      )}
    </footer>
  );
}
