import { describe, expect, it } from "vitest";
import {
  type BootstrapConfig,
  chosenMunicipality,
  readBootstrapConfig,
} from "./bootstrap-config.ts";

const bootstrap = { municipalities: ["Villanueva del Valle", "Robledo"] } as BootstrapConfig;

describe("chosenMunicipality", () => {
  it("is the portal's first when the address names none", () => {
    expect(chosenMunicipality(bootstrap, "")).toBe("Villanueva del Valle");
  });

  it("is the one that the address names", () => {
    expect(chosenMunicipality(bootstrap, "?municipio=Robledo")).toBe("Robledo");
  });

  it("ignores a name that this portal does not serve", () => {
    expect(chosenMunicipality(bootstrap, "?municipio=Madrid")).toBe("Villanueva del Valle");
  });
});

describe("readBoot", () => {
  it("reads what the portal wrote into its page", () => {
    const page = document.implementation.createHTMLDocument();
    page.body.innerHTML = `<script type="application/json" id="registry">{"version":"1.2.3"}</script>`;
    expect(readBootstrapConfig(page).version).toBe("1.2.3");
  });

  it("says so when the page was not served by a portal", () => {
    const page = document.implementation.createHTMLDocument();
    expect(() => readBootstrapConfig(page)).toThrow("must be served by a portal");
  });
});
