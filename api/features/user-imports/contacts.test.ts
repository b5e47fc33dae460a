import { describe, expect, test } from "vitest";
import { readColumns } from "./read-columns.ts";
import { readList } from "./testing/lists.ts";

const LEFT_OUT = null;

test.each([
  "Persona?de?contacto",
  "Persona_de_contacto",
  "¿Persona de contacto?",
  "Persona → contacto",
])("'%s' is the contact, whatever separates its words", (heading) => {
  const [person] = readList(`Nombre;${heading}\nAna;Eva`).people;
  expect(person?.details.emergencyName).toBe("Eva");
});

test.each(["Contacto?nombre", "Contacto → nombre", "Contacto_nombre", "¿Contacto?"])(
  "a telephone beside '%s' is not known to be hers",
  (heading) => {
    const list = `Nombre;${heading};Teléfono de contacto\nAna;Eva;600123456`;
    expect(readList(list).people[0]?.details.phone).toBeNull();
  },
);

test.each([
  ["Nombre;Teléfono fijo;Hijos;Móvil", ["name", LEFT_OUT, LEFT_OUT, "phone"]],
  ["Nombre;Tel. fijo;Responsable;Tel. móvil", ["name", LEFT_OUT, LEFT_OUT, "phone"]],
  ["Nombre;Nombre familiar;Unidad familiar", ["name", "preferredName", LEFT_OUT]],
])("how many there are, who of the office and a family are no contact: '%s'", (line, places) => {
  expect(readColumns(line.split(";"), []).places).toEqual(places);
});

describe("what stands behind a contact is not hers", () => {
  test.each([
    ["Nombre;Apellidos;Persona de contacto;Apellidos", ["emergencyName", LEFT_OUT]],
    ["Nombre;Apellidos;Tutor;Apellidos", [LEFT_OUT, LEFT_OUT]],
    ["Nombre;Apellidos;Cónyuge;Primer apellido;Segundo apellido", [LEFT_OUT, LEFT_OUT, LEFT_OUT]],
    [
      "Nombre y apellidos;Tel.;Hija;Primer apellido;Segundo apellido",
      [LEFT_OUT, LEFT_OUT, LEFT_OUT],
    ],
    ["Nombre;Tel.;Contacto de emergencia;Teléfono", ["emergencyName", LEFT_OUT]],
    ["Nombre;Teléfono fijo;Hija;Móvil", [LEFT_OUT, LEFT_OUT]],
    ["Nombre;Teléfono;Nombre y apellidos del cuidador;Móvil", [LEFT_OUT, LEFT_OUT]],
    ["Nombre;Mail;Hijo/a;Correo", [LEFT_OUT, LEFT_OUT]],
    ["Nombre;F. Nac.;Cónyuge;Fecha de nacimiento", [LEFT_OUT, LEFT_OUT]],
    ["Nombre;Domicilio;Hermana;Dirección", [LEFT_OUT, LEFT_OUT]],
    ["Nombre;Apellidos;Nombre familiar;Teléfono familiar", [LEFT_OUT, LEFT_OUT]],
    ["Nombre;Teléfono fijo;Tutor;Móvil", [LEFT_OUT, LEFT_OUT]],
    ["Nombre;Teléfono;Hijos;Teléfono de contacto", [LEFT_OUT, LEFT_OUT]],
    ["Nombre;Apellidos;Teléfono;Hija;Nombre;Apellidos", [LEFT_OUT, LEFT_OUT, LEFT_OUT]],
    ["Apellidos y nombre;Hija;Nombre;Móvil", [LEFT_OUT, LEFT_OUT, LEFT_OUT]],
    [
      "Apellidos;Nombre;Dirección;Cuidador;Nombre;Apellidos;Teléfono",
      [LEFT_OUT, LEFT_OUT, LEFT_OUT, LEFT_OUT],
    ],
    [
      "Nombre;Apellidos;Cónyuge;Nombre completo;Parentesco;Correo",
      [LEFT_OUT, LEFT_OUT, LEFT_OUT, LEFT_OUT],
    ],
    ["Apellidos y nombre;Persona de contacto;Nombre", ["emergencyName", LEFT_OUT]],
  ])("where the same of hers stands before: '%s'", (line, others) => {
    const { places } = readColumns(line.split(";"), []);
    const her = places.slice(0, -others.length);
    expect(her).not.toContain(LEFT_OUT);
    expect(places).toEqual([...her, ...others]);
  });

  test.each([
    [
      "Nombre;Apellidos;Contacto de emergencia;Apellidos;Teléfono de emergencia;Dirección",
      ["name", "surnames", "emergencyName", LEFT_OUT, "emergencyPhone", "address"],
    ],
    [
      "Nombre;Persona de contacto;Teléfono de contacto;Apellidos y nombre;Dirección",
      ["name", "emergencyName", "emergencyPhone", LEFT_OUT, LEFT_OUT],
    ],
    [
      "Nombre;Apellidos;Persona de contacto;Nombre;Apellidos;Teléfono de contacto;Correo",
      ["name", "surnames", "emergencyName", LEFT_OUT, LEFT_OUT, "emergencyPhone", LEFT_OUT],
    ],
    [
      "Nombre;Apellidos;Familiar;Apellidos;Teléfono del familiar;Dirección;Correo",
      ["name", "surnames", LEFT_OUT, LEFT_OUT, LEFT_OUT, LEFT_OUT, LEFT_OUT],
    ],
    [
      "Nombre;Teléfono de contacto;Primer contacto;Segundo contacto",
      ["name", "phone", LEFT_OUT, LEFT_OUT],
    ],
    [
      "Nombre;Persona de contacto;Teléfono de contacto;Segundo contacto;Nombre;Teléfono",
      ["name", "emergencyName", "emergencyPhone", LEFT_OUT, LEFT_OUT, LEFT_OUT],
    ],
    [
      "Nombre;Teléfono fijo;Hijos;DNI;Teléfono de contacto",
      ["name", "phone", LEFT_OUT, LEFT_OUT, LEFT_OUT],
    ],
    ["Apellidos;Cuidador;Nombre completo", ["surnames", LEFT_OUT, "name"]],
    ["Hija;Nombre;Apellidos;Teléfono", [LEFT_OUT, "name", "surnames", "phone"]],
    ["Nombre;Teléfono;Cónyuge;Correo", ["name", "phone", LEFT_OUT, "email"]],
    ["Nombre;Hija;Tel.;Móvil", ["name", LEFT_OUT, LEFT_OUT, "phone"]],
    ["Nombre;Nombre familiar;Teléfono", ["name", "preferredName", "phone"]],
    ["Apellido 1;Hija;Apellido 2;Nombre", ["surnames", LEFT_OUT, "surnames", "name"]],
  ])("but else it is: '%s'", (line, places) => {
    expect(readColumns(line.split(";"), []).places).toEqual(places);
  });
});

describe("whose 'Teléfono de contacto' is", () => {
  test.each([
    ["hers", "Nombre;Teléfono de contacto", ["name", "phone"]],
    [
      "of the person of contact before it",
      "Nombre;Persona de contacto;Parentesco;Teléfono de contacto",
      ["name", "emergencyName", LEFT_OUT, "emergencyPhone"],
    ],
    [
      "the contact's, beside her own",
      "Nombre;Teléfono;Contacto de emergencia;Tel. de contacto",
      ["name", "phone", "emergencyName", "emergencyPhone"],
    ],
    [
      "hers, where the contact has another",
      "Nombre;Teléfono de contacto;Contacto de emergencia;Teléfono de emergencia",
      ["name", "phone", "emergencyName", "emergencyPhone"],
    ],
    [
      "not known before a contact",
      "Nombre;Teléfono de contacto;Persona de contacto",
      ["name", LEFT_OUT, "emergencyName"],
    ],
    [
      "not known beside somebody else",
      "Nombre;Hija;Teléfono de contacto",
      ["name", LEFT_OUT, LEFT_OUT],
    ],
    ...["Hijos", "Hijas", "Hijos/as", "Sobrinos", "Responsable", "Representante"].map(
      (heading): [string, string, (string | null)[]] => [
        `not known behind '${heading}'`,
        `Nombre;Apellidos;${heading};Teléfono de contacto`,
        ["name", "surnames", LEFT_OUT, LEFT_OUT],
      ],
    ),
    ["hers before 'Hijos'", "Nombre;Teléfono de contacto;Hijos", ["name", "phone", LEFT_OUT]],
    [
      "hers behind 'Hijos', where something of hers stands between",
      "Nombre;Hijos;Dirección;Teléfono de contacto",
      ["name", LEFT_OUT, "address", "phone"],
    ],
    ...["DNI", "Zona", "Observaciones"].map((heading): [string, string, (string | null)[]] => [
      `hers behind 'Hijos' and '${heading}'`,
      `Nombre;Hijos;${heading};Teléfono de contacto`,
      ["name", LEFT_OUT, LEFT_OUT, "phone"],
    ]),
    [
      "not known behind 'Responsable' and a relationship",
      "Nombre;Responsable;Parentesco;Teléfono de contacto",
      ["name", LEFT_OUT, LEFT_OUT, LEFT_OUT],
    ],
    [
      "hers behind her parents, whom registers name",
      "Nombre;Nombre del padre;Nombre de la madre;Teléfono de contacto",
      ["name", LEFT_OUT, LEFT_OUT, "phone"],
    ],
    [
      "of the nearest contact before it",
      "Nombre;Hija;Móvil de la hija;Persona de contacto;Teléfono de contacto",
      ["name", LEFT_OUT, LEFT_OUT, "emergencyName", "emergencyPhone"],
    ],
    [
      "not of a contact behind whom another stands",
      "Nombre;Persona de contacto;Hija;Teléfono de contacto",
      ["name", "emergencyName", LEFT_OUT, LEFT_OUT],
    ],
    [
      "the contact's, whatever the number of its signs",
      "Nombre;Teléfono;Persona de contacto;Teléfono de contacto (9 cifras)",
      ["name", "phone", "emergencyName", "emergencyPhone"],
    ],
    [
      "the contact's, where it says whose it is",
      "Nombre;Persona de contacto;Teléfono;Teléfono familiar",
      ["name", "emergencyName", "phone", "emergencyPhone"],
    ],
    ...["Teléfono de contacto (2)", "Teléfono (2)", "Teléfono 2 de contacto"].flatMap(
      (second): [string, string, (string | null)[]][] => [
        [
          `not '${second}', but the contact's or nobody's`,
          `Nombre;Persona de contacto;Teléfono de contacto;${second}`,
          ["name", "emergencyName", "emergencyPhone", LEFT_OUT],
        ],
        [
          `not '${second}', behind a contact that is not read`,
          `Nombre;Contacto;Teléfono de contacto;${second}`,
          ["name", LEFT_OUT, LEFT_OUT, LEFT_OUT],
        ],
        [
          `not '${second}', where a contact has another`,
          `Nombre;Contacto de emergencia;Teléfono de emergencia;${second}`,
          ["name", "emergencyName", "emergencyPhone", LEFT_OUT],
        ],
      ],
    ),
    [
      "the first, beside a contact",
      "Nombre;Contacto;Teléfono 1;Teléfono 2",
      ["name", LEFT_OUT, "phone", LEFT_OUT],
    ],
    ["the only one, without a contact", "Nombre;Teléfono (2)", ["name", "phone"]],
    ...[
      "Contacto (hija)",
      "Contacto 1",
      "Cuidador/a",
      "Familiar de referencia",
      "Nombre contacto",
    ].flatMap((heading): [string, string, (string | null)[]][] => [
      [
        `not known beside '${heading}'`,
        `Nombre;${heading};Teléfono de contacto`,
        ["name", LEFT_OUT, LEFT_OUT],
      ],
      [
        `hers beside '${heading}', where it is plain`,
        `Nombre;${heading};Teléfono`,
        ["name", LEFT_OUT, "phone"],
      ],
    ]),
  ])("%s", (_, line, places) => {
    expect(readColumns(line.split(";"), []).places).toEqual(places);
  });
});
