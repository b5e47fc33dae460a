import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { auditEvents } from "../../db/schema/audit.ts";
import { csvFile } from "../../tools/testing/files.ts";
import { errorOf, newAdmin, newPerson } from "../../tools/testing/fixtures.ts";
import { expectNothingWritten } from "../../tools/testing/test-portal.ts";
import {
  admin,
  check,
  enrolled,
  HEADER,
  importAll,
  lines,
  names,
  portal,
  prepareImports,
  send,
} from "./testing/user-imports.ts";

prepareImports();

describe("a file of two people", () => {
  const FILE = lines(
    HEADER,
    "Begoña;Núñez Güell;28/05/1941;600 123 456;BEGO@Logroño.example;Lucía Gil;+34 600 654 321",
    "Íñigo;;1938-02-03;;;;",
  );

  test("is shown first and changes nothing", async () => {
    let shown: unknown;
    await expectNothingWritten(portal.db, async () => {
      shown = await check(FILE);
    });
    expect(shown).toEqual({
      encoding: "UTF-8",
      separator: ";",
      unused: [],
      leftOut: [],
      people: 2,
      firstPeople: [
        { row: 2, name: "Begoña Núñez Güell", birthDate: "1941-05-28", phone: "600 12 34 56" },
        { row: 3, name: "Íñigo", birthDate: "1938-02-03", phone: null },
      ],
      errors: 0,
      firstErrors: [],
      doubled: 0,
      firstDoubled: [],
      room: 2_000,
    });
  });

  test("enrols both by the rules for one, shares nothing, and lets nobody in", async () => {
    const answer = await importAll(FILE, 2);
    const imported = await answer.json();
    const [bego, inigo] = await enrolled();
    expect([answer.status, imported]).toEqual([
      201,
      {
        created: 2,
        users: [
          { id: bego?.id, name: "Begoña Núñez Güell" },
          { id: inigo?.id, name: "Íñigo" },
        ],
      },
    ]);
    expect(bego).toMatchObject({
      name: "Begoña",
      surnames: "Núñez Güell",
      birthDate: "1941-05-28",
      phone: "+34600123456",
      email: "bego@logroño.example",
      emergencyName: "Lucía Gil",
      emergencyPhone: "+34600654321",
      adminId: admin.id,
      isActive: true,
      isNew: false,
      pinSetBy: "administrator",
      familyConsent: false,
      municipalConsent: false,
    });
    expect(inigo).toMatchObject({ name: "Íñigo", surnames: null, phone: null });
    // Nobody knows their PINs, until a sheet is made.
    const { municipalityId, id, token } = admin;
    const list = `/api/users?municipalityId=${municipalityId}&adminId=${id}`;
    const needing = async () =>
      (await (await portal.browser().get(list, { token })).json())
        .filter(({ needsPin }: { needsPin?: true }) => needsPin)
        .map((user: { id: string }) => user.id);
    expect(await needing()).toEqual([bego?.id, inigo?.id]);
    const sheets = { userIds: [inigo?.id], withDeviceLink: false };
    expect((await portal.browser().post("/api/user-sheets", sheets, { token })).status).toBe(201);
    expect(await needing()).toEqual([bego?.id]);
    for (const pin of ["", "0000", "4071"]) {
      const tried = await portal.browser().post(`/api/users/${bego?.id}/verify-pin`, { pin });
      expect((await tried.json()).valid).not.toBe(true);
    }
    const trail = await portal.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.municipalityId, admin.municipalityId))
      .orderBy(auditEvents.id);
    expect(
      trail
        .filter(({ action }) => action === "user.created" || action === "users.imported")
        .map(({ action, actorId, subjectId }) => [action, actorId, subjectId]),
    ).toEqual([
      ["user.created", admin.id, bego?.id],
      ["user.created", admin.id, inigo?.id],
      ["users.imported", admin.id, null],
    ]);
  });

  test("imported once more, adds nobody", async () => {
    await importAll(FILE, 2);
    expect(await check(FILE)).toMatchObject({ people: 0, doubled: 2 });
    expect(await errorOf(await importAll(FILE, 2))).toEqual([409, "IMPORT_CHANGED"]);
    expect(await names()).toHaveLength(2);
  });

  test("sent twice at once, enrols them once", async () => {
    const answers = await Promise.all([importAll(FILE, 2), importAll(FILE, 2)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await names()).toHaveLength(2);
  });
});

describe("how the file is written", () => {
  test.each([
    [";", "Nombre;Teléfono\nAna;600 123 456\n"],
    [",", "Nombre,Teléfono\nAna,600 123 456\n"],
    ["\t", "Nombre\tTeléfono\nAna\t600 123 456"],
    [",", "sep=,\r\nNombre,Teléfono\r\nAna,600 123 456\r\n"],
    [";", "\ufeffNombre;Teléfono\rAna;600 123 456\r"],
    [";", 'Nombre;Teléfono\r\n"Ana";"600 123 456"\n\n;;\n'],
  ])("separated by '%s'", async (separator, text) => {
    expect(await check(text)).toMatchObject({
      separator,
      people: 1,
      firstPeople: [{ row: 2, name: "Ana", phone: "600 12 34 56" }],
    });
  });

  test("line breaks, separators and quotes within quotes are text, rows are a spreadsheet's", async () => {
    const text = 'Nombre,Apellidos\r\n"Ana\r\nMaría","Gil, ""la Rubia"""\r\n\r\nLuis,Gil\r\n';
    const { firstPeople } = await check(text);
    expect(firstPeople.map(({ row, name }: { row: number; name: string }) => [row, name])).toEqual([
      [2, 'Ana María Gil, "la Rubia"'],
      [4, "Luis Gil"],
    ]);
  });

  test("what looks like a formula is kept as plain text", async () => {
    const formulas = ['=HYPERLINK("http://x";"y")', "+Ana", "-A1+B2", "@SUM(A1)"];
    const cells = formulas.map((formula) => `"${formula.replaceAll('"', '""')}"`);
    expect((await importAll(lines("Nombre", ...cells, "'=C3+D4"), 5)).status).toBe(201);
    expect((await names()).sort()).toEqual([...formulas, "=C3+D4"].sort());
  });
});

test.each(["28/05/1941 0:00", "28-5-1941 00:00:00", "1941-05-28T00:00:00.000", "1941-05-28"])(
  "a day with a spreadsheet's midnight, as in '%s', is that day",
  async (written) => {
    const { firstPeople } = await check(lines("Nombre;Nacimiento", `Eva;${written}`));
    expect(firstPeople).toMatchObject([{ birthDate: "1941-05-28" }]);
  },
);

test("a list whose names lost their letters makes nobody, a question in its notes does no harm", async () => {
  const lost = lines("Nombre;Apellidos;Notas", "Ana;Gil;¿sola? no sé??", "Jos??;Gil;");
  await expectNothingWritten(portal.db, async () => {
    const answer = await importAll(lost, 2);
    expect([answer.status, (await answer.json()).error]).toEqual([
      400,
      expect.stringMatching(/están estropeadas en el archivo: en la fila 3 se lee «Jos\?\?»/),
    ]);
  });
  expect(await check(lost.replace("Jos??", "José"))).toMatchObject({ people: 2 });
});

describe("a file with wrong rows", () => {
  const FILE = lines(
    HEADER,
    "Ana;Gil;30/02/1941;;;;",
    ";Ruiz;;;;;",
    "Eva;Ruiz;01/01/2090;;;;",
    "Luis;Ruiz;1/1/41;;;;",
    "Inés;Ruiz;28/05/1941 7:30;;;;",
    "Olga;Ruiz;;el de casa;;;",
    "Paz;Ruiz;;;sin arroba;;",
    "Rosa;Ruiz;;;;;;;sobra",
    `${"x".repeat(121)};;;;;;`,
    "Teo;Ruiz;;;;;",
    ";Total;25;;;;",
  );

  test("tells each with its row", async () => {
    const { errors, firstErrors, people } = await check(FILE);
    expect([errors, people]).toEqual([10, 1]);
    const day = "Escribe una fecha de nacimiento válida, como 28/05/1941.";
    expect(firstErrors).toEqual([
      { row: 2, message: day },
      { row: 3, message: "El nombre es obligatorio" },
      { row: 4, message: "La fecha de nacimiento todavía no ha llegado." },
      { row: 5, message: day },
      { row: 6, message: day },
      { row: 7, message: "Escribe un teléfono válido, solo con números." },
      { row: 8, message: expect.stringMatching(/^Escribe un correo electrónico válido/) },
      { row: 9, message: expect.stringMatching(/^Tiene más casillas/) },
      { row: 10, message: "El texto es demasiado largo: caben 120 letras." },
      { row: 12, message: "Esta fila no parece de una persona. Quítala del archivo." },
    ]);
  });

  test("telephones that are two, or were shortened, are told as other errors", async () => {
    const TWO = "Aquí hay más de un teléfono. Escribe solo uno.";
    const { firstErrors } = await check(
      lines(
        HEADER,
        "Ana;;;600123456 / 949201030;;;",
        'Eva;;;"600123456\n949201030";;;',
        "Luis;;;600123456;;Eva;600654321 600654322",
        "Olga;;;6,00123456E8;;;",
        "Paz;;;600123456.0;;Eva;112.0",
      ),
    );
    expect(firstErrors).toEqual([
      { row: 2, message: TWO },
      { row: 3, message: TWO },
      { row: 4, message: TWO },
      { row: 5, message: expect.stringMatching(/^La hoja de cálculo ha abreviado/) },
    ]);
  });

  test("enrols nobody", async () => {
    await expectNothingWritten(portal.db, async () => {
      const answer = await importAll(FILE, 1);
      expect([answer.status, (await answer.json()).error]).toEqual([
        400,
        "Hay 10 filas con errores. No se ha creado a nadie.",
      ]);
    });
  });
});

test("doubled people are left out, within the file and against those who are there", async () => {
  await newPerson(portal, admin, { name: "José  Peña", birthDate: "1940-01-02" });
  const file = lines(
    "Nombre;Apellidos;Nacimiento",
    "jose;PEÑA;02/01/1940",
    "José;Peña;02/01/1941",
    "Ana;Gil;",
    "Ana Gil;;",
    "Ana;Gil;1950-03-04",
    "José;Pena;02/01/1940",
  );
  expect(await check(file)).toMatchObject({
    people: 4,
    doubled: 2,
    firstDoubled: [
      { row: 2, name: "jose PEÑA", sameAs: null },
      { row: 5, name: "Ana Gil", sameAs: 4 },
    ],
  });
});

test("one administrator's files are counted", async () => {
  const file = csvFile("Nombre\nAna");
  for (let sent = 0; sent < 60; sent += 1)
    expect((await send("/check", { file })).status).toBe(200);
  expect(await errorOf(await send("/check", { file }))).toEqual([429, "TOO_MANY_CALLS"]);
  expect(await errorOf(await send("", { file, people: 1 }))).toEqual([429, "TOO_MANY_CALLS"]);
  expect((await send("/check", { file }, await newAdmin(portal))).status).toBe(200);
});

test.each([
  "Cómo quiere que la llamemos",
  "¿Cómo quiere que le llamemos?",
  "Nombre preferido",
  "APODO",
  "Conocida como",
])("a column «%s» says how somebody is called, and may be empty", async (heading) => {
  const file = lines(`Nombre;Apellidos;${heading}`, "Mª del Carmen;Ruiz;Maruja", "Rosa;Gil;");
  const wrong = lines(file, "Paco;Sanz;🌹");
  expect(await check(wrong)).toMatchObject({
    leftOut: [],
    people: 2,
    firstErrors: [{ row: 4, message: "Escribe un nombre con letras, como «Carmen»." }],
  });
  await importAll(file, 2);
  const called = (await enrolled()).map(({ name, preferredName }) => [name, preferredName]);
  expect(called).toEqual([
    ["Mª del Carmen", "Maruja"],
    ["Rosa", null],
  ]);
});
