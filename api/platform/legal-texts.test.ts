import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { parseLegalTexts } from "./legal-texts.ts";

const EXAMPLE = JSON.parse(
  await readFile(new URL("../../docs/deploy/legal-texts.json", import.meta.url), "utf8"),
);

/** The example with one value in another's place; undefined takes it away. */
function changed(place: string, value: unknown): string {
  const texts = structuredClone(EXAMPLE);
  const keys = place.split(".");
  const last = keys.pop() ?? "";
  const parent = keys.reduce((part, key) => part[key], texts);
  parent[last] = value;
  return JSON.stringify(texts);
}

const KNOWN = ["Aldea Alta", "Otra"];
const parse = (content: string) => parseLegalTexts(content, KNOWN);

describe("the operator's texts", () => {
  test("are what the example shows, for every municipality", () => {
    const { privacy, accessibility } = parse(JSON.stringify(EXAMPLE))("Aldea Alta");
    expect({ privacy, accessibility }).toEqual(EXAMPLE);
  });

  test("may be another municipality's own in part", () => {
    const controller = { ...EXAMPLE.privacy.controller, name: "Ayuntamiento de Aldea Alta" };
    const privacy = { ...EXAMPLE.privacy, controller };
    const textsOf = parse(changed("municipalities", { "Aldea Alta": { privacy } }));
    expect(textsOf("Aldea Alta").privacy.controller.name).toBe("Ayuntamiento de Aldea Alta");
    expect(textsOf("Aldea Alta").accessibility).toEqual(EXAMPLE.accessibility);
    expect(textsOf("Otra").privacy).toEqual(EXAMPLE.privacy);
  });

  test("telephones are shown as people write them", () => {
    const { contact } = parse(changed("accessibility.contact.phone", "+34949000000"))(
      "Otra",
    ).accessibility;
    expect(contact.phone).toBe("949 00 00 00");
  });

  test("an address has the letters of Spain, whichever way it is written", () => {
    for (const given of ["info@logroño.example", "info@xn--logroo-0wa.example"]) {
      const { accessibility } = parse(changed("accessibility.contact.email", given))("Otra");
      expect(accessibility.contact.email).toBe("info@logroño.example");
    }
  });

  test.each<[string, unknown, string]>([
    ["privacy", undefined, "falta «privacy»"],
    ["privacy.delegate", undefined, "falta «privacy.delegate»"],
    ["privacy.controller.email", undefined, "«privacy.controller.email»"],
    ["privacy.controller.email", "javascript:alert(1)", "debe ser un correo"],
    ["privacy.controller.phone", "llama", "debe ser un teléfono"],
    ["privacy.controller.phone", "949000000 y 949000001", "Escribe solo uno"],
    ["accessibility.contact.phone", "94900000", "nueve cifras"],
    ["privacy.legalBasis", [], "está vacía"],
    ["privacy.legalBasis", ["<b>Ley</b>"], "no puede llevar < ni >"],
    ["privacy.legalBasis", ["Ley \u202e7"], "signos que no se ven"],
    ["privacy.legalBasis", "Ley 7", "debe ser una lista"],
    ["privacy.updatedOn", "22/11/2026", "debe ser una fecha"],
    ["privacy.updatedOn", "2026-02-30", "debe ser una fecha"],
    ["privacy.otro", "x", "sobra «privacy.otro»"],
    ["accessibility.site", "javascript:alert(1)", "empiece por https://"],
    ["accessibility.enforcement.site", "http://sede.es", "empiece por https://"],
    ["accessibility.status", "casi", "debe ser full, partial o none"],
    ["accessibility.nonCompliance", undefined, "hay que decir qué no es accesible"],
    ["municipalities", { "Aldea Baja": {} }, "nombra «Aldea Baja», que no es un municipio"],
    [
      "municipalities",
      { Otra: { accessibility: { ...EXAMPLE.accessibility, nonCompliance: undefined } } },
      "«municipalities.Otra.accessibility.nonCompliance» falta",
    ],
  ])("with %s as %j are refused in a sentence", (place, value, sentence) => {
    expect(() => parse(changed(place, value))).toThrow(sentence);
    expect(() => parse(changed(place, value))).toThrow(/^LEGAL_TEXTS: /);
  });

  test.each(["", "{", "[]", "null", '"x"'])("are no %j", (content) => {
    expect(() => parse(content)).toThrow(/^LEGAL_TEXTS: .+\.$/);
  });
});
