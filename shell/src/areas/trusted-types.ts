/** A text that the page's Trusted Types let into a place where scripts come from. */
export type Trusted = string & { readonly trusted: unique symbol };

interface Policy {
  createScript: (text: string) => Trusted;
}

/** The part of the browser's Trusted Types that is used here. */
interface Factory {
  defaultPolicy: unknown;
  createPolicy: (
    name: string,
    rules: {
      createScript?: (text: string) => string | null;
      createHTML?: (html: string) => string | null;
    },
  ) => Policy;
}

/** Missing in older browsers, whose pages take any text. */
const factory = Reflect.get(globalThis, "trustedTypes") as Factory | undefined;

// ECharts empties its own elements with `innerHTML = ""`. Only the empty text is allowed.
if (factory && !factory.defaultPolicy)
  factory.createPolicy("default", { createHTML: (html) => (html === "" ? html : null) });

/** The one policy by which a script element is filled: with hashes of scripts, not code. */
const policy = factory?.createPolicy("acompana", { createScript: onlyHashes });

/** How the names begin by which an import map shows that the browser has taken it. */
export const BOUND = "bound-";

/** Accepts the text of an import map only if it binds addresses to hashes and does nothing else. */
export const trustedHashes = (text: string): Trusted =>
  policy ? policy.createScript(text) : (text as Trusted);

/** The text itself if it is such a map; null, which the browser refuses, if it is anything else. */
export function onlyHashes(text: string): string | null {
  try {
    const { integrity, imports = {}, ...rest } = JSON.parse(text) as Record<string, unknown>;
    if (typeof integrity !== "object" || !integrity || Object.keys(rest).length > 0) return null;
    const leadsNowhere = ([name, to]: [string, unknown]) => name.startsWith(BOUND) && to === "/";
    if (!Object.entries(imports as object).every(leadsNowhere)) return null;
    return Object.values(integrity).every((hash) => typeof hash === "string") ? text : null;
  } catch {
    return null;
  }
}
