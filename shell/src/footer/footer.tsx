import { ProjectLogos } from "../art/project-logos.tsx";
import { text } from "../text.ts";
import styles from "./footer.module.css";

/** A page with an address of its own that the footer leads to. */
export type FooterPage = keyof typeof text.footer.pages;

const PAGES = Object.keys(text.footer.pages) as FooterPage[];

/**
 * Under the access screens and the pages of text: the project's logos and the ways to those pages.
 *
 * @param current the page that it stands on, which it does not lead to
 */
export function Footer({ current }: { current?: FooterPage }) {
  return (
    <footer className={styles.footer}>
      <ProjectLogos label={text.footer.logos} />
      <nav className={styles.pages} aria-label={text.footer.label}>
        {PAGES.filter((page) => page !== current).map((page) => (
          // The municipality that the address names goes along.
          <a
            key={page}
            className={styles.more}
            href={`/${page}${globalThis.location?.search ?? ""}`}
          >
            {text.footer.pages[page]}
          </a>
        ))}
      </nav>
    </footer>
  );
}
