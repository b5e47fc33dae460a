import type { AreaManifest } from "@acompana/kit/area";

/** Where the release of an area that this page uses is served from. */
export interface RegisteredArea {
  version: string;
  /** Folder of its files, with a trailing slash; of another origin only where a build is tried. */
  baseUrl: string;
  /** Its federation entry, relative to `baseUrl`. */
  entry: string;
  /** What it declares: its screens, its home cards. */
  manifest: AreaManifest;
  /** A developer's own build, for this page alone. */
  isOverride?: true;
  /** The area is switched off: nothing of it is fetched. */
  isOff?: boolean;
}

/** Whether a page that uses the one has nothing to take of the other. */
export const isSameRelease = (used: RegisteredArea | undefined, now: RegisteredArea): boolean =>
  used?.version === now.version && (used.isOff ?? false) === (now.isOff ?? false);

interface Contact {
  name?: string;
  taxId?: string;
  address?: string;
  phone?: string;
  email: string;
}

/** How long data are kept; see `api/platform/retention.ts`. */
export interface Retention {
  chatDays: number;
  activityMonths: number;
  auditMonths: number;
  accountMonths: number;
}

/** The operator's part of the accessibility statement; days are 'YYYY-MM-DD'. */
export interface AccessibilityTexts {
  body: string;
  site: string;
  status: "full" | "partial" | "none";
  nonCompliance?: string[];
  burden?: string[];
  outOfScope?: string[];
  preparedOn: string;
  reviewedOn: string;
  method: string;
  contact: Contact;
  enforcement: { body: string; site?: string };
}

/** What '/privacidad' and '/accesibilidad' say; no texts until the operator has written them. */
export interface Legal {
  texts: {
    privacy: {
      controller: Contact;
      delegate: Contact;
      legalBasis: string[];
      recipients: string[];
      updatedOn: string;
    };
    accessibility: AccessibilityTexts;
  } | null;
  retention: Retention;
}

/** What the portal wrote into the page that it served. */
export interface BootstrapConfig {
  version: string;
  /** IANA name of the portal's time zone. */
  timeZone: string;
  /** Names of the municipalities that this portal serves; the first is its own. */
  municipalities: string[];
  /** At which telephone each municipality helps, by its name. */
  helpPhones?: Record<string, string>;
  /** When it is answered there, in words, by the same name. */
  helpHours?: Record<string, string>;
  /** Whether whoever has forgotten the password can have a link by e-mail. */
  sendsMail?: boolean;
  /** How many characters a password that is chosen must have. */
  shortestPassword?: number;
  /** Whether any four digits may be a PIN. */
  takesAnyPin?: boolean;
  /** The device is one older person's alone: the portal opens where they enter. */
  isOwnDevice?: boolean;
  /** Roles of which this browser may have a session; whether it lives, the API says. */
  sessions: ("person" | "support")[];
  /** How long a session of each role lives unused, in seconds; null: as long as it lasts. */
  idleSeconds: Record<"administrator" | "person" | "support", number | null>;
  /** On the legal pages alone. */
  legal?: Legal;
  /** Changes while the page is open, where another release takes the place of one. */
  areas: Record<string, RegisteredArea>;
}

/** Reads the registry from the page. Throws when the page was not served by a portal. */
export function readBootstrapConfig(page: Document): BootstrapConfig {
  const written = page.getElementById("registry")?.textContent;
  if (!written) throw new Error("This page carries no registry; it must be served by a portal");
  return JSON.parse(written) as BootstrapConfig;
}

/** The municipality of this page: the one that `?municipio=` names, else the portal's first. */
export function chosenMunicipality(bootstrap: BootstrapConfig, search = location.search): string {
  const wanted = new URLSearchParams(search).get("municipio");
  return (
    bootstrap.municipalities.find((name) => name === wanted) ?? bootstrap.municipalities[0] ?? ""
  );
}

/** At which telephone the page's municipality helps; null when none was configured. */
export const helpPhone = (bootstrap: BootstrapConfig): string | null =>
  bootstrap.helpPhones?.[chosenMunicipality(bootstrap)] ?? null;

/** When that telephone is answered, in words; null where nobody has said. */
export const helpHours = (bootstrap: BootstrapConfig): string | null =>
  bootstrap.helpHours?.[chosenMunicipality(bootstrap)] ?? null;
