import { describe, expect, it } from "vitest";
import { type Boot, chosenMunicipality, readBoot } from "./boot.ts";

const boot = { municipalities: ["Villanueva del Valle", "Robledo"] } as Boot;

describe("chosenMunicipality", () => {
  it("is the portal's first when the address names none", () => {
    expect(chosenMunicipality(boot, "")).toBe("Villanueva del Valle");
  });

  it("is the one that the address names", () => {
    expect(chosenMunicipality(boot, "?municipio=Robledo")).toBe("Robledo");
  });

  it("ignores a name that this portal does not serve", () => {
    expect(chosenMunicipality(boot, "?municipio=Madrid")).toBe("Villanueva del Valle");
  });
});

describe("readBoot", () => {
  it("reads what the portal wrote into its page", () => {
    const page = document.implementation.createHTMLDocument();
    page.body.innerHTML = `<script type="application/json" id="registry">{"version":"1.2.3"}</script>`;
    expect(readBoot(page).version).toBe("1.2.3");
  });

  it("says so when the page was not served by a portal", () => {
    const page = document.implementation.createHTMLDocument();
    expect(() => readBoot(page)).toThrow("must be served by a portal");
  });
});
