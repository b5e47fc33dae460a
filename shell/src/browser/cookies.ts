/** Set and taken back at once: what a browser says of itself is not true in each of them. */
const PROBE = "acompana-probe";

/** Whether this browser keeps cookies for the portal. Nobody can sign in without. */
export function keepsCookies(): boolean {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
    document.cookie = `${PROBE}=1; Path=/; SameSite=Strict; Max-Age=10`;
    const isKept = document.cookie.includes(PROBE);
    // biome-ignore lint/suspicious/noDocumentCookie: as above.
    document.cookie = `${PROBE}=; Path=/; SameSite=Strict; Expires=Thu, 01 Jan 1970 00:00:00 GMT`;
    return isKept;
  } catch {
    return false;
  }
}
