import {
  type PublishedArea,
  publishArea,
  type Registry,
} from "../../platform/releases/registry.ts";
import { escapeHtml } from "./escape-html.ts";

/** Stands for any port of the computer in front of which the developer sits. */
const LOCALHOST = "localhost";

const PREFIX = "area.";
const LOCAL_NAMES: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/** What an address wants tried for an area's release: `?area.games=http://localhost:5004/`. */
interface Wish {
  area: string;
  isKnown: boolean;
  /** Null where it is refused. */
  url: URL | null;
}

/** The builds that a page's address wants tried, for this page alone. */
export interface Overrides {
  wishes: Wish[];
  /** Where their files come from. */
  origins: string[];
  /** The same page without them. */
  without: string;
  /** Whether any may be tried on this portal. */
  triesAny: boolean;
}

/**
 * @param address the page's, with its query
 * @param allowed origins; `localhost` stands for all of them on this computer
 * @param areas names of the areas that there are
 */
export function readOverrides(
  address: URL,
  allowed: readonly string[],
  areas: readonly string[],
): Overrides {
  const wishes: Wish[] = [];
  const rest = new URLSearchParams(address.search);
  for (const [name, value] of address.searchParams) {
    if (!name.startsWith(PREFIX)) continue;
    rest.delete(name);
    const url = URL.parse(value);
    const area = name.slice(PREFIX.length);
    const isKnown = areas.includes(area);
    const isTaken = url !== null && isKnown && isAllowed(url, allowed);
    wishes.push({ area, isKnown, url: isTaken ? url : null });
  }
  const origins = wishes.flatMap(({ url }) => url?.origin ?? []);
  const query = rest.size > 0 ? `?${rest}` : "";
  // Two slashes would begin the address of another site.
  const without = address.pathname.replace(/^\/+/, "/") + query;
  return { wishes, origins: [...new Set(origins)], without, triesAny: allowed.length > 0 };
}

function isAllowed({ origin, protocol, hostname }: URL, allowed: readonly string[]): boolean {
  if (!/^https?:$/.test(protocol)) return false;
  if (allowed.includes(origin)) return true;
  return allowed.includes(LOCALHOST) && LOCAL_NAMES.includes(hostname);
}

type Tried = PublishedArea & { isOverride: true };

/** The builds that a page tries, by their areas: what they declare stays the active release's. */
export function overridden(registry: Registry, { wishes }: Overrides): Record<string, Tried> {
  const builds = wishes.flatMap(({ area, url }) => {
    const release = registry[area];
    if (!release || !url) return [];
    const baseUrl = new URL("./", url).href;
    // Whoever tries a build of an area that is off wants to see it.
    const { isOff: _, ...on } = release;
    return [[area, { ...publishArea(on), version: "prueba", baseUrl, isOverride: true }] as const];
  });
  return Object.fromEntries(builds);
}

const STYLE =
  ".override{position:sticky;top:0;z-index:5;padding:8px 16px;background:#5b2a86;color:#fff;" +
  "font:18px/1.4 sans-serif}.override a{display:inline-block;padding:18px 12px;color:#fff}";

const NONE = ["Este portal no prueba otras versiones: OVERRIDE_ORIGINS está vacío."];

/**
 * Says above the page what is tried, or why it is not, with the way out. Empty without a wish. A
 * link of somebody else's must not put words of theirs there: only areas that there are and origins
 * that are allowed are named.
 */
export function overrideBanner({ wishes, without, triesAny }: Overrides): string {
  if (wishes.length === 0) return "";
  const reasons = wishes.map(({ area, isKnown, url }) => {
    if (!isKnown) return "No hay ninguna parte del portal con ese nombre.";
    if (url) return `Versión de prueba de ${area}: ${url.origin}`;
    return `No se prueba ${area} desde esa dirección: el origen no está en OVERRIDE_ORIGINS.`;
  });
  const sentences = triesAny ? [...new Set(reasons)] : NONE;
  return (
    `<style>${STYLE}</style><aside class="override" aria-label="Versión de prueba">` +
    `${escapeHtml(sentences.join(" "))} <a href="${escapeHtml(without)}">Dejar de probar</a></aside>`
  );
}
