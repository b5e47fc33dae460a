import { describe, expect, test } from "vitest";
import { decodeText } from "./decode-text.ts";
import { readColumns } from "./read-columns.ts";

test.each([
  ["of Catalonia", "Nom;Cognoms;Telèfon;Data de naixement;Correu electrònic"],
  ["of Galicia", "Nome;Apelidos;Teléfono;Data de nacemento;Correo"],
  ["of the Basque Country", "Izena;Abizenak;Telefonoa;Jaioteguna;Posta"],
  [
    "with what is to be written",
    "Nombre*;Apellidos;Teléfono (9 cifras);Fecha de nacimiento [dd/mm/aaaa];Email",
  ],
  ["that are shortened", "NOMBRE:;APELLIDOS:;TFNO.;F. NACIMIENTO;E-MAIL"],
  ["that are shortened more", "Nombre;Apellidos;Tel.;F.Nac.;Mail"],
])("headings %s are read", (_, line) => {
  const { places } = readColumns(line.split(";"), []);
  expect(places).toEqual(["name", "surnames", "phone", "birthDate", "email"]);
});

const LEFT_OUT = null;

describe("brackets belong to a heading, but for how something is to be written", () => {
  test.each([
    ["Teléfono (emergencia)", "emergencyPhone"],
    ["Teléfono (de emergencia)", "emergencyPhone"],
    ["Teléfono [emergencia]", "emergencyPhone"],
    ["Teléfono de emergencia (9 cifras)", "emergencyPhone"],
    ["Teléfono (emergencia) (opcional)", "emergencyPhone"],
    ["Contacto (emergencia)", "emergencyName"],
    ["Emergencia (teléfono)", LEFT_OUT],
    ["Fecha (nacimiento)", "birthDate"],
    ["Fecha de nacimiento (dd/mm/aaaa)", "birthDate"],
    ["F. Nac. (formato: DD-MM-AAAA)", "birthDate"],
    ["Nacimiento [ej. 28/05/1941]", "birthDate"],
    ["Nacimiento (año)", LEFT_OUT],
    ["Teléfono (de la hija)", LEFT_OUT],
    ["Tel. (hija)", LEFT_OUT],
    ["Teléfono (hija, 9 cifras)", LEFT_OUT],
    ["Email (hijo)", LEFT_OUT],
    ["Email (si tiene)", "email"],
    ["Correo (postal)", LEFT_OUT],
    ["Correo (electrónico)", "email"],
    ["Domicilio (hijo)", LEFT_OUT],
    ["Domicilio (opcional)", "address"],
    ["Apellidos (obligatorio)", "surnames"],
    ["Nombre (familiar)", "preferredName"],
    ["Nombre (preferido)", "preferredName"],
    ["Nombre (madre)", LEFT_OUT],
    ["Nombre (contacto)", LEFT_OUT],
    ["Nombre (2)", LEFT_OUT],
  ])("'%s' beside 'Nombre' is %s", (heading, column) => {
    const { places, leftOut } = readColumns(["Nombre", heading], []);
    expect(places).toEqual(["name", column]);
    expect(leftOut.map((one) => one.heading)).toEqual(column ? [] : [heading]);
  });

  test.each(["(Nombre)", "Nombre (obligatorio)", "Nombre [*]", "NOM (obligatori)"])(
    "'%s' is the name",
    (heading) => {
      expect(readColumns([heading], []).places).toEqual(["name"]);
    },
  );

  test.each(["Nombre (madre)", "Nombre (usuaria de la casa)"])("'%s' alone is none", (heading) => {
    expect(() => readColumns([heading], [])).toThrow(/tiene que ser «Nombre»/);
  });
});

describe("of two headings for one column", () => {
  test.each([
    ["Teléfono", "Teléfono (emergencia)", ["phone", "emergencyPhone"]],
    ["Teléfono (fijo)", "Teléfono (móvil)", [LEFT_OUT, "phone"]],
    ["Tel", "Móvil", [LEFT_OUT, "phone"]],
    ["Teléfono", "Tel.", ["phone", LEFT_OUT]],
    ["Teléfono", "Teléfono de contacto", ["phone", LEFT_OUT]],
    ["Teléfono (1)", "Teléfono (2)", ["phone", LEFT_OUT]],
    ["Tel.", "Tlf. (9 cifras)", ["phone", LEFT_OUT]],
    ["Dirección (habitual)", "Dirección (verano)", [LEFT_OUT, LEFT_OUT]],
    ["F. Nac.", "Fecha de nacimiento", [LEFT_OUT, "birthDate"]],
    ["Correo", "Mail", ["email", LEFT_OUT]],
    ["Apellidos", "Cognoms", ["surnames", LEFT_OUT]],
    ["Primer apellido", "2º apellido", ["surnames", "surnames"]],
    ["Apellido (primero)", "Apellido (segundo)", ["surnames", "surnames"]],
    ["Primer cognom", "Segon cognom", ["surnames", "surnames"]],
    ["Primeiro apelido", "Segundo apelido", ["surnames", "surnames"]],
    ["Lehen abizena", "Bigarren abizena", ["surnames", "surnames"]],
    ["1. abizena", "2. abizena", ["surnames", "surnames"]],
    ["Nom", "Nome", [LEFT_OUT, LEFT_OUT]],
  ])("'%s' and '%s', one is read and the other named", (one, other, columns) => {
    const { places, leftOut } = readColumns(["Nombre", one, other], []);
    expect(places).toEqual(["name", ...columns]);
    const named = [one, other].filter((_, index) => columns[index] === LEFT_OUT);
    expect(leftOut.map(({ heading }) => heading)).toEqual(named);
  });

  test("two that are as sure are one too many", () => {
    expect(() => readColumns(["Nombre", "Teléfono", "Móvil"], [])).toThrow(/dos columnas/);
  });
});

test("a list with 'Nom' has its surnames in one column or in two", () => {
  for (const [given, first, second] of [
    ["Nom", "Primer cognom", "Segon cognom"],
    ["Nome", "Apelido 1", "Apelido 2"],
    ["Izena", "Abizena 1", "Abizena 2"],
    ["Nom", "Primer llinatge", "Segon llinatge"],
  ] as const)
    expect(readColumns([given, first, second], []).places).toEqual([
      "name",
      "surnames",
      "surnames",
    ]);
  for (const line of ["Nom;Cognom", "Nome;Apelido", "Izena;Abizena", "Nom;Llinatges"])
    expect(readColumns(line.split(";"), []).places).toEqual(["name", "surnames"]);
});

test.each(["\x1a", "\0\0\0", "\x1a\0\0"])(
  "what DOS puts behind a text (%j) is none of it",
  (end) => {
    const list = "Nombre;Apellidos\nAna;Gil\n";
    const bytes = new TextEncoder().encode(`${list}${end}`);
    expect(decodeText(bytes).text).toBe(list);
  },
);
