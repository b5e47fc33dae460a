import { Address } from "@acompana/kit/ui";
import type { AccessibilityTexts, Legal } from "../bootstrap-config.ts";
import { TextPage } from "../text-page/text-page.tsx";
import styles from "./legal-parts.module.css";
import { ContactFacts, List, Missing, Section } from "./legal-parts.tsx";
import { legalText, accessibilityText as text } from "./text.ts";

/** '/accesibilidad': the statement of Real Decreto 1112/2018, as the operator answers for it. */
export function Accessibility({ legal: { texts } }: { legal: Legal }) {
  return (
    <TextPage
      isReadAloud
      page="accesibilidad"
      pageTitle={text.pageTitle}
      title={text.title}
      back={legalText.back}
    >
      {texts ? <Statement of={texts.accessibility} /> : <Missing>{text.missing}</Missing>}
      <p className={styles.further}>
        <a href={`/licencias${location.search}`}>{text.licences}</a>
      </p>
    </TextPage>
  );
}

function Statement({ of }: { of: AccessibilityTexts }) {
  const { status, preparation, contact, enforcement } = text;
  return (
    <>
      <div className={styles.section}>
        <p>{text.commitment(of.body)}</p>
        <p>
          {text.scope}{" "}
          <a href={of.site}>
            <Address of={of.site} />
          </a>
        </p>
      </div>
      <Section title={status.title}>
        <p>{status[of.status]}</p>
      </Section>
      <Inaccessible of={of} />
      <Section title={preparation.title}>
        <p>{preparation.prepared(of.preparedOn)}</p>
        <p>
          {preparation.method} {of.method}
        </p>
        <p>{preparation.reviewed(of.reviewedOn)}</p>
      </Section>
      <Section title={contact.title}>
        <p>{contact.line}</p>
        <List of={contact.list} />
        <p>{contact.requests}</p>
        <ContactFacts of={of.contact} labels={legalText.contact} />
      </Section>
      <Section title={enforcement.title}>
        <p>{enforcement.line}</p>
        <p>{enforcement.body}</p>
        <ContactFacts
          of={{ name: of.enforcement.body, site: of.enforcement.site }}
          labels={legalText.contact}
        />
      </Section>
    </>
  );
}

function Inaccessible({ of }: { of: AccessibilityTexts }) {
  const words = text.inaccessible;
  const kinds = (["nonCompliance", "burden", "outOfScope"] as const).filter((kind) => of[kind]);
  return (
    <Section title={words.title}>
      <p>{kinds.length > 0 ? words.line : words.none}</p>
      {kinds.map((kind) => (
        <div key={kind}>
          <h3>{words[kind]}</h3>
          <List of={of[kind] ?? []} />
        </div>
      ))}
    </Section>
  );
}
