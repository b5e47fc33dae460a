import { Corner } from "../corner/corner.tsx";
import { text } from "../text.ts";
import { usePageTitle } from "../use-page-title.ts";
import styles from "./not-found.module.css";

/** Any path that the portal does not know. The one page in English, as the specification wants. */
export function NotFound() {
  usePageTitle(text.notFound.title);
  return (
    <>
      <main className={styles.page} lang="en">
        <p className={styles.code} aria-hidden="true">
          404
        </p>
        <h1>{text.notFound.title}</h1>
        <p>{text.notFound.line}</p>
        <a className={styles.home} href="/">
          {text.notFound.home}
        </a>
      </main>
      <Corner />
    </>
  );
}
