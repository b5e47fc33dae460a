import { expect, test } from "vitest";
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

test.each(["\x1a", "\0\0\0", "\x1a\0\0"])(
  "what DOS puts behind a text (%j) is none of it",
  (end) => {
    const list = "Nombre;Apellidos\nAna;Gil\n";
    const bytes = new TextEncoder().encode(`${list}${end}`);
    expect(decodeText(bytes).text).toBe(list);
  },
);
