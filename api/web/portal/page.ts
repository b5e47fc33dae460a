import type { Role } from "../../db/schema/roles.ts";
import type { LegalTexts } from "../../platform/legal-texts.ts";
import {
  publishAreas,
  RELEASES,
  type Registry,
  releaseUrl,
  scriptHashes,
} from "../../platform/releases/registry.ts";
import type { Retention } from "../../platform/retention.ts";
import { ownFolder } from "../static/own-folder.ts";
import { withIntegrity } from "../static/with-integrity.ts";
import { escapeHtml } from "./escape-html.ts";
import { type Overrides, overridden, overrideBanner } from "./overrides.ts";

/** What the shell reads from its page before it draws anything. */
export interface BootstrapConfig {
  version: string;
  timeZone: string;
  municipalities: string[];
  /** At which telephone each municipality helps, by its name. */
  helpPhones: Record<string, string>;
  /** When it is answered there, in words, by the same name. */
  helpHours: Record<string, string>;
  /** Whether whoever has forgotten the password can have a link by e-mail. */
  sendsMail: boolean;
  /** How many characters a password that is chosen must have. */
  shortestPassword: number;
  /** Whether any four digits may be a PIN. */
  takesAnyPin: boolean;
  /** The browser was told that this device is one older person's alone. */
  isOwnDevice: boolean;
  /** Roles of which the browser may have a session. */
  sessions: ("person" | "support")[];
  /** How long a session of each role lives unused, in seconds; null: as long as it lasts. */
  idleSeconds: Record<Role, number | null>;
  /** On the legal pages alone; without texts while the operator has not written them. */
  legal?: { texts: LegalTexts | null; retention: Retention };
}

export type Renderer = (
  bootstrap: BootstrapConfig,
  nonce: string,
  welcome: string | null,
  overrides: Overrides,
) => string;

const PLACE = "<!--portal-->";

/** A module passes its nonce on to all that it imports: those that are loaded have none. */
const INLINE_SCRIPT = /<script\b(?![^>]*\ssrc\s*=)/gi;

/** What the shell's build wrote into the page (`shell/landing-markup.mjs`). */
const LANDING = /<!--landing-->.*?<!--\/landing-->/s;
const MUNICIPALITY = "%municipality%";

/** JSON that can stand inside a script element. */
const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

/**
 * Turns the shell's built page into a function that writes the registry and the import map into
 * it. The map comes before the first module script, or the browser would ignore its hashes. With
 * `welcome`, the name of a municipality, the page also carries its landing, painted before the
 * shell.
 */
export function pageRenderer(template: string, registry: Registry): Renderer {
  if (!template.includes(PLACE)) throw new Error(`The shell's page has no ${PLACE}`);
  const { shell } = registry;
  if (!shell) throw new Error("There is no shell to serve");
  const areas = publishAreas(registry);
  const shown = Object.values(registry).filter(({ isOff }) => !isOff);
  const integrity = Object.assign({}, ...shown.map(scriptHashes));
  const map = scriptJson({ integrity });
  const ownFiles = template.replaceAll('="./', `="${releaseUrl(shell)}`);
  const page = withIntegrity(ownFiles, integrity);

  return (bootstrap, nonce, welcome, overrides) =>
    page
      .replace(LANDING, (landing) =>
        welcome === null ? "" : landing.replaceAll(MUNICIPALITY, () => escapeHtml(welcome)),
      )
      .replace(
        PLACE,
        () =>
          `<script type="importmap">${map}</script>\n` +
          `<script type="application/json" id="registry">${scriptJson({ ...bootstrap, areas: { ...areas, ...overridden(registry, overrides) } })}</script>`,
      )
      .replace("<body>", (body) => body + overrideBanner(overrides))
      .replaceAll(INLINE_SCRIPT, `<script nonce="${nonce}"`)
      .replaceAll("<style", `<style nonce="${nonce}"`);
}

interface Policy {
  nonce: string;
  /** Of the portal, as its visitors name it. */
  origin: string;
  storageOrigin: string | null;
  /** Origins of the builds that a developer tries in the page. */
  tried: readonly string[];
}

/**
 * What the browser may load and do on the portal's page. Scripts come from the folder of releases
 * alone, each held to its hash by the import map. `Integrity-Policy` would refuse those that have
 * none, too, but in WebKit it refuses every static import.
 */
export function contentSecurityPolicy({ nonce, origin, storageOrigin, tried }: Policy): string {
  const own = ["'self'", ...tried].join(" ");
  const scripts = [ownFolder(origin, RELEASES), ...tried].join(" ");
  const storage = storageOrigin ? ` ${storageOrigin}` : "";
  return [
    "default-src 'none'",
    `script-src ${scripts} 'nonce-${nonce}'`,
    `style-src ${own} 'nonce-${nonce}'`,
    `img-src ${own} blob: data:${storage}`,
    `media-src 'self' blob:${storage}`,
    `font-src ${own}`,
    `connect-src ${own}${storage}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    // Text becomes neither script nor markup, but for what the shell's own policies let through.
    "require-trusted-types-for 'script'",
    "trusted-types acompana default",
  ].join("; ");
}
