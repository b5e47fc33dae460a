import { dialled } from "@acompana/kit/format";
import { ListenToPart } from "@acompana/kit/read-aloud";
import { Address } from "@acompana/kit/ui";
import type { ReactNode } from "react";
import styles from "./legal-parts.module.css";

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ListenToPart part={title} />
      {children}
    </section>
  );
}

export const Paragraphs = ({ of }: { of: readonly string[] }) =>
  of.map((paragraph) => <p key={paragraph}>{paragraph}</p>);

export const List = ({ of }: { of: readonly string[] }) => (
  <ul>
    {of.map((entry) => (
      <li key={entry}>{entry}</li>
    ))}
  </ul>
);

/** What the operator has not written yet. */
export const Missing = ({ children }: { children: string }) => (
  <p className={styles.missing}>{children}</p>
);

interface Contact {
  name?: string | undefined;
  taxId?: string | undefined;
  address?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
  /** An https address. */
  site?: string | undefined;
}

interface ContactProps {
  of: Contact;
  labels: Record<keyof Contact, string>;
}

/** Who it is and how to reach them; telephone, e-mail and address can be pressed. */
export function ContactFacts({ of, labels }: ContactProps) {
  const hrefs: Contact = {
    phone: of.phone && dialled(of.phone),
    email: of.email && `mailto:${of.email}`,
    site: of.site,
  };
  const known = (Object.keys(labels) as (keyof Contact)[]).filter((key) => of[key]);
  return (
    <dl className={styles.facts}>
      {known.map((key) => (
        <div key={key}>
          <dt>{labels[key]}</dt>
          <dd>
            {hrefs[key] ? (
              <a href={hrefs[key]}>
                <Address of={of[key] ?? ""} />
              </a>
            ) : (
              of[key]
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
