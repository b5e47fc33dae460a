import type { ScreenRole } from "@acompana/kit/area";
import { dialled, phoneInWords } from "@acompana/kit/format";
import { type ReactNode, useId } from "react";
import styles from "./help.module.css";
import { type HelpPage, helpPages, helpText as text } from "./text.ts";

/** `npm run help-pictures` makes them. */
const pictureOf = (view: string) => new URL(`./pictures/${view}.webp`, import.meta.url).href;

interface HelpContentProps {
  role: ScreenRole;
  municipality: string;
  phone: string | null;
}

/** Whom to call, and how this role uses the portal; the ways to each page for whoever has none. */
export function HelpContent({ role, municipality, phone }: HelpContentProps) {
  const page = helpPages.find((one) => one.role === role);
  return (
    <div className={styles.content}>
      {phone && <PhoneCard phone={phone} municipality={municipality} />}
      {page ? <HelpParts page={page} /> : <HelpPages label={text.roles} />}
    </div>
  );
}

interface PhoneCardProps {
  phone: string;
  municipality: string;
}

/** The town hall's number: one press on a telephone, large enough to be dialled on another one. */
export function PhoneCard({ phone, municipality }: PhoneCardProps) {
  const words = text.phone;
  return (
    <Part title={words.title} className={styles.phone}>
      <p>{words.line(municipality)}</p>
      <a href={dialled(phone)}>
        {words.call} <span className={styles.number}>{phone}</span>
      </a>
      <p>{phoneInWords(phone)}</p>
      <p>{words.emergency}</p>
    </Part>
  );
}

interface PartProps {
  title: string;
  className: string | undefined;
  children: ReactNode;
}

function Part({ title, className, children }: PartProps) {
  const id = useId();
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** What a role does with the portal, step by step. */
export function HelpParts({ page }: { page: HelpPage }) {
  return page.parts.map(({ title, steps, picture }) => (
    <Part key={title} title={title} className={styles.part}>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {picture && (
        <img
          src={pictureOf(picture.of)}
          alt={picture.shows}
          width={800}
          height={500}
          loading="lazy"
        />
      )}
    </Part>
  ));
}

/** The ways to the pages of help, but for the one that is shown. */
export function HelpPages({ label, shown }: { label: string; shown?: HelpPage | undefined }) {
  return (
    <nav className={styles.pages} aria-label={label}>
      {helpPages
        .filter((page) => page !== shown)
        .map((page) => (
          // The municipality that the address names goes along.
          <a key={page.path} href={`/ayuda/${page.path}${location.search}`}>
            {page.title}
          </a>
        ))}
    </nav>
  );
}
