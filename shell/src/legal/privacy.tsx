import { Address } from "@acompana/kit/ui";
import type { Legal } from "../bootstrap-config.ts";
import { TextPage } from "../text-page/text-page.tsx";
import { ContactFacts, List, Missing, Paragraphs, Section } from "./legal-parts.tsx";
import { legalText, privacyText as text } from "./text.ts";

/** '/privacidad': what articles 13 and 14 of the GDPR want said. */
export function Privacy({ legal: { texts, retention } }: { legal: Legal }) {
  const privacy = texts?.privacy;
  const { purposes, kept, rights } = text;
  return (
    <TextPage
      isReadAloud
      page="privacidad"
      pageTitle={text.pageTitle}
      title={text.title}
      line={text.line}
      back={legalText.back}
    >
      {!privacy && <Missing>{text.missing}</Missing>}
      {privacy && (
        <>
          <Section title={text.controller}>
            <ContactFacts of={privacy.controller} labels={legalText.contact} />
          </Section>
          <Section title={text.delegate}>
            <p>{text.delegateLine}</p>
            <ContactFacts of={privacy.delegate} labels={legalText.contact} />
          </Section>
        </>
      )}
      <Section title={purposes.title}>
        <List of={purposes.list} />
        <p>{purposes.never}</p>
      </Section>
      {privacy && (
        <Section title={text.legalBasis}>
          <Paragraphs of={privacy.legalBasis} />
        </Section>
      )}
      <Section title={kept.title}>
        <List of={kept.list(retention)} />
      </Section>
      {privacy && (
        <Section title={text.recipients}>
          <Paragraphs of={privacy.recipients} />
        </Section>
      )}
      <Section title={rights.title}>
        <List of={rights.list} />
        <p>{rights.how}</p>
        <p>
          {rights.authority}{" "}
          <a href={rights.authoritySite}>
            <Address of={rights.authoritySite} />
          </a>
        </p>
      </Section>
      {privacy && <p>{text.updated(privacy.updatedOn)}</p>}
    </TextPage>
  );
}
