/** The links that open the portal for one purpose, by the word in their fragment. */
const KINDS = {
  invitacion: "invitation",
  apoyo: "support-invitation",
  dispositivo: "device",
  clave: "administrator-password",
  "clave-familia": "support-password",
} as const;

export interface LinkCode {
  kind: (typeof KINDS)[keyof typeof KINDS];
  code: string;
}

/** What the fragment of an address carries: '#invitacion=abc' is an invitation's code. */
export function readLinkCode(fragment: string): LinkCode | null {
  const [word = "", code = ""] = fragment.replace(/^#/, "").split("=", 2);
  const kind = Object.hasOwn(KINDS, word) ? KINDS[word as keyof typeof KINDS] : null;
  return kind && code ? { kind, code } : null;
}

/**
 * Takes the code out of the page's address, so that neither the history nor whoever looks over a
 * shoulder keeps it. Null when the address carries none.
 */
export function takeLinkCode(): LinkCode | null {
  const found = readLinkCode(location.hash);
  if (found) history.replaceState(history.state, "", location.pathname + location.search);
  return found;
}
