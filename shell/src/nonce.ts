/**
 * Radix writes a `<style>` while a dialog is open; under the page's policy it must bear the page's
 * nonce, which its libraries look for under this name.
 */
export function shareNonce(page: Document): void {
  const nonce = page.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
  if (nonce) Reflect.set(globalThis, "__webpack_nonce__", nonce);
}
