import { describe, expect, test } from "vitest";
import { csvFile } from "../../tools/testing/files.ts";
import { fillList } from "../../tools/testing/fill-list.ts";
import { errorOf, newAdmin, newPerson } from "../../tools/testing/fixtures.ts";
import { expectNothingWritten } from "../../tools/testing/test-portal.ts";
import {
  admin,
  check,
  HEADER,
  importAll,
  lines,
  names,
  portal,
  prepareImports,
  send,
} from "./testing/user-imports.ts";

prepareImports();

describe("how the file is written", () => {
  test("two columns of surnames are one, and columns that are not read are told, with what is in them", async () => {
    const text =
      "DNI;NOMBRE;Primer apellido;Segundo Apellido;Zona\n1;Ana;Gil;Mora;B\n2;Luis;Ruiz;;";
    expect(await check(text)).toMatchObject({
      unused: ["DNI", "Zona"],
      leftOut: [
        { column: "A", heading: "DNI", example: "1" },
        { column: "E", heading: "Zona", example: "B" },
      ],
      firstPeople: [{ name: "Ana Gil Mora" }, { name: "Luis Ruiz" }],
    });
  });

  test("a column without a heading is told by its letter, an empty one as such", async () => {
    const text = `Nombre;;Notas;${";".repeat(23)}Llaves\nAna;;\nLuis;Vive solo;${";".repeat(24)}${"x".repeat(90)}`;
    expect((await check(text)).leftOut).toEqual([
      { column: "B", heading: "", example: "Vive solo" },
      { column: "C", heading: "Notas", example: null },
      { column: "AA", heading: "Llaves", example: "x".repeat(60) },
    ]);
  });

  test("what copying leaves behind is dropped before anything is judged", async () => {
    const row = "Ana \u200b;Gil;28/05/1941\u200b;600 123 456\u2060;ana@correo.es\u200b;;";
    const { errors, firstPeople } = await check(lines(HEADER, row));
    expect([errors, firstPeople]).toEqual([
      0,
      [{ row: 2, name: "Ana Gil", birthDate: "1941-05-28", phone: "600 12 34 56" }],
    ]);
  });

  test("of a list in Mac Roman telephones and names are read", async () => {
    const bytes = Uint8Array.from("Nombre;Tel\x8efono\nJos\x8e Mu\x96oz;600 123 456", (sign) =>
      sign.charCodeAt(0),
    );
    expect(await check(bytes)).toMatchObject({
      encoding: "Mac Roman",
      leftOut: [],
      firstPeople: [{ name: "José Muñoz", phone: "600 12 34 56" }],
    });
  });

  test("other encodings are read, and said", async () => {
    const bytes = Uint8Array.from("Nombre\nBegoña", (sign) => sign.charCodeAt(0));
    expect(await check(bytes)).toMatchObject({
      encoding: "Windows-1252",
      firstPeople: [{ name: "Begoña" }],
    });
  });
});

test("the same person in another municipality is nobody's double", async () => {
  await newPerson(portal, await newAdmin(portal), { name: "Ana Gil" });
  expect(await check("Nombre\nAna Gil")).toMatchObject({ people: 1, doubled: 0 });
});

describe("a file that cannot be read at all", () => {
  test.each([
    ["no columns", "Ana;Gil\nLuis;Ruiz", /«Nombre»/],
    ["no people", "Nombre;Apellidos\n;\n", /no trae a ninguna persona/],
    ["a column twice", "Nombre;Teléfono;Móvil\nAna;1;2", /dos columnas para «Teléfono»/],
    ["quotes that do not end", 'Nombre\nAna\n"Luis\nEva', /comillas mal puestas en la fila 3/],
    ["101 columns", `Nombre${";x".repeat(101)}\nAna`, /más de 100 columnas/],
    ["a workbook", "PK\u0003\u0004", /libro de cálculo/],
  ])("%s", async (_name, text, sentence) => {
    for (const path of ["/check", ""]) {
      const answer = await send(path, { file: csvFile(text), ...(path ? {} : { people: 1 }) });
      const { error, code, fields } = await answer.json();
      expect([answer.status, code, fields]).toEqual([400, "VALIDATION", { file: error }]);
      expect(error).toMatch(sentence);
    }
  });

  test.each([
    ["no base64", "Nombre;Ana"],
    ["a part of it", "Tm9tYnJ"],
    ["nothing", ""],
  ])("%s", async (_name, file) => {
    expect(await errorOf(await send("/check", { file }))).toEqual([400, "VALIDATION"]);
  });
});

describe("very many people", () => {
  const many = (count: number) =>
    lines("Nombre", ...Array.from({ length: count }, (_, index) => `Vecina ${index}`));

  test("10,000 are read, and one more is refused", async () => {
    expect(await check(many(10_000))).toMatchObject({ people: 10_000, room: 2_000 });
    const answer = await send("/check", { file: csvFile(many(10_001)) });
    expect((await answer.json()).error).toMatch(/^El archivo trae más de 10.000 personas/);
  });

  test("2,000 are enrolled by a statement for every 500", async () => {
    const before = portal.statements.length;
    expect((await importAll(many(2_000), 2_000)).status).toBe(201);
    const sent = portal.statements.slice(before);
    const into = (table: string) =>
      sent.filter((statement) => statement.startsWith(`insert into "${table}"`)).length;
    expect([into("users"), into("audit_events")]).toEqual([4, 5]);
    expect(sent.length).toBeLessThan(25);
    expect(await names()).toHaveLength(2_000);
  });

  test("nobody of those for whom there is no room", async () => {
    await newPerson(portal, admin);
    await fillList(portal.db, { table: "users", owner: "municipality_id", most: 1_999 });
    expect(await check(many(2))).toMatchObject({ people: 2, room: 1 });
    await expectNothingWritten(portal.db, async () => {
      const answer = await importAll(many(2), 2);
      expect([answer.status, await answer.json()]).toEqual([
        409,
        {
          code: "TOO_MANY_USERS",
          error:
            "En este municipio solo cabe una persona más, y el archivo trae 2. No se ha creado a nadie.",
        },
      ]);
    });
  });
});
