import { expect, it } from "vitest";
import { bindIntegrity } from "./integrity.ts";

it("binds an area's files to their hashes under the other address, and only that area's", () => {
  const page = document.implementation.createHTMLDocument();
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

  bindIntegrity(page, "/releases/games/1.0.0/", "/releases/games/1.0.0~1/");

  const added = page.querySelectorAll<HTMLScriptElement>('script[type="importmap"]')[1];
  expect(JSON.parse(added?.textContent ?? "")).toEqual({
    integrity: {
      "/releases/games/1.0.0~1/remoteEntry.js": "sha384-entry",
      "/releases/games/1.0.0~1/assets/a.js": "sha384-a",
    },
  });
  expect(added?.nonce).toBe("n1");
});
