import type { HelpPart, ScreenRole } from "@acompana/kit/area";
import { dialled, phoneInWords } from "@acompana/kit/format";
import { ListenToPart } from "@acompana/kit/read-aloud";
import { type ReactNode, useId } from "react";
import styles from "./help.module.css";
import { type HelpPage, helpPages, type IllustratedPart, helpText as text } from "./text.ts";

/** `npm run help-pictures` makes them. */
const pictureOf = (view: string) => new URL(`./pictures/${view}.webp`, import.meta.url).href;

interface HelpContentProps {
  role: ScreenRole;
  /** What the area says of the screen on which it was asked for. */
  own?: readonly HelpPart[] | undefined;
  isSignedIn: boolean;
  municipality: string;
  phone: string | null;
}

/**
 * How the screen is used, or else how this role uses the portal, and whom to call; the ways to each
 * page for whoever has no role.
 */
export function HelpContent(props: HelpContentProps) {
  const { role, own, isSignedIn, municipality, phone } = props;
  const page = helpPages.find((one) => one.role === role);
  const general = page?.parts.filter(({ when = "always" }) =>
    own ? when === "everywhere" && isSignedIn : when !== "entering" || !isSignedIn,
  );
  const call = phone && <PhoneCard phone={phone} municipality={municipality} />;
  return (
    <div className={styles.content}>
      {!own && call}
      {own && <HelpParts parts={own} />}
      {general ? <HelpParts parts={general} /> : <HelpPages label={text.roles} />}
      {own && call}
    </div>
  );
}

interface PhoneCardProps {
  phone: string;
  municipality: string;
}

/**
 * The town hall's number: one press on a telephone, large enough to be dialled on another one. It
 * is heard digit by digit as it stands, so what writes that out is not said.
 */
export function PhoneCard({ phone, municipality }: PhoneCardProps) {
  const words = text.phone;
  return (
    <Part title={words.title} className={styles.phone}>
      <p>{words.line(municipality)}</p>
      <a href={dialled(phone)}>
        {words.call} <span className={styles.number}>{phone}</span>
      </a>
      <p data-aloud-as="">{phoneInWords(phone)}</p>
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

/** What one does with the portal, step by step; each part can be heard alone. */
export function HelpParts({ parts }: { parts: readonly IllustratedPart[] }) {
  return parts.map(({ title, steps, picture }) => (
    <Part key={title} title={title} className={styles.part}>
      <ListenToPart part={title} />
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
