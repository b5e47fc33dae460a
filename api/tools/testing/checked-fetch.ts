import { expectDeclared } from "./checked-app.ts";

/** Portals in processes of their own are called by this: their answers are held to it, too. */
const CHECKED = Symbol.for("acompana.checked-fetch");

type CheckedFetch = typeof fetch & { [CHECKED]?: true };

if (!(globalThis.fetch as CheckedFetch)[CHECKED]) {
  const unchecked = globalThis.fetch;
  const checked: CheckedFetch = async (input, init) => {
    const request = { method: init?.method ?? "GET", url: String(input) };
    const { method, url } = input instanceof Request ? input : request;
    const answer = await unchecked(input, init);
    if (new URL(url).hostname === "localhost") await expectDeclared({ method, url }, answer);
    return answer;
  };
  checked[CHECKED] = true;
  globalThis.fetch = checked;
}
