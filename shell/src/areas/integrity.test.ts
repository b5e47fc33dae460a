import { beforeEach, expect, it } from "vitest";
import { bindAlias, bindHashes } from "./integrity.ts";

let page: Document;

beforeEach(() => {
  page = document.implementation.createHTMLDocument();
  const served = page.createElement("script");
  served.type = "importmap";
  served.nonce = "n1";
  served.textContent = JSON.stringify({
    integrity: {
      "/releases/games/1.0.0/remoteEntry.js": "sha384-entry",
      "/releases/games/1.0.0/assets/a.js": "sha384-a",
      "/releases/admin/1.0.0/remoteEntry.js": "sha384-admin",
    },
  });
  page.head.append(served);
});

/** What the maps bind that were added to the page. */
const added = () =>
  [...page.querySelectorAll<HTMLScriptElement>('script[type="importmap"]')]
    .slice(1)
    .map(({ nonce, textContent }) => ({ nonce, ...JSON.parse(textContent ?? "").integrity }));

it("binds an area's files to their hashes under the other address, and only that area's", () => {
  bindAlias(page, "/releases/games/1.0.0/", "/releases/games/1.0.0~1/");
  expect(added()).toEqual([
    {
      nonce: "n1",
      "/releases/games/1.0.0~1/remoteEntry.js": "sha384-entry",
      "/releases/games/1.0.0~1/assets/a.js": "sha384-a",
    },
  ]);
});

it("binds those of a release that was bound later as well", () => {
  bindHashes(page, { "/releases/games/1.0.1/remoteEntry.js": "sha384-later" });
  bindAlias(page, "/releases/games/1.0.1/", "/releases/games/1.0.1~1/");
  expect(added()[1]).toEqual({
    nonce: "n1",
    "/releases/games/1.0.1~1/remoteEntry.js": "sha384-later",
  });
});

it("says that nothing was bound where the browser did not take the map", () => {
  // No browser has read this page.
  expect(bindHashes(page, {})).toBe(false);
});
