import type { AreaManifest } from "@acompana/kit/area";

/** Where the release of an area that this page uses is served from. */
export interface RegisteredArea {
  version: string;
  /** Folder of its files, with a trailing slash; a path, or an origin of its own. */
  baseUrl: string;
  /** Its federation entry, relative to `baseUrl`. */
  entry: string;
  /** What it declares: its screens, its home cards. */
  manifest: AreaManifest;
  /** A developer's own build, for this page alone. */
  isOverride?: true;
}

/** What the portal wrote into the page that it served. */
export interface BootstrapConfig {
  version: string;
  /** IANA name of the portal's time zone. */
  timeZone: string;
  /** Names of the municipalities that this portal serves; the first is its own. */
  municipalities: string[];
  /** Roles whose cookie came with the request for this page. */
  sessions: ("person" | "support")[];
  /** How long a session of each role lives unused, in seconds; null: as long as it lasts. */
  idleSeconds: Record<"administrator" | "person" | "support", number | null>;
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
