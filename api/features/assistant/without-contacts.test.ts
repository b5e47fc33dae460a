import { describe, expect, test } from "vitest";
import { withoutContacts } from "./without-contacts.ts";

/** Every way to part nine digits that people use. */
const phones = () => {
  const groups = [[9], [3, 3, 3], [3, 2, 2, 2], [2, 3, 2, 2], [3, 6], [1, 2, 3, 3], [5, 4]];
  const separators = [" ", ".", "-", "/", " - ", " / ", "–", "·", "_", ". "];
  const prefixes = ["", "+34 ", "+34", "0034 ", "0034", "(+34) ", "34 "];
  const digits = "600102013";
  return prefixes.flatMap((prefix) =>
    groups.flatMap((sizes) =>
      separators.map((separator) => {
        let from = 0;
        const parts = sizes.map((size) => {
          from += size;
          return digits.slice(from - size, from);
        });
        return prefix + parts.join(separator);
      }),
    ),
  );
};

const dnis = () => {
  const numbers = ["12345678", "12.345.678", "12 345 678", "1.234.567", "01234567"];
  const letters = ["Z", "z", "-Z", " Z", " - Z", ".Z", "/Z"];
  return numbers.flatMap((number) => letters.map((letter) => number + letter));
};
const nies = () =>
  ["X", "Y", "Z", "x"].flatMap((first) =>
    ["1234567", "1.234.567", "1 234 567"].flatMap((number) =>
      ["", "-", " "].flatMap((between) => [`${first}${between}${number}${between}L`]),
    ),
  );

const FORMS: Record<string, string[]> = {
  telephones: [
    ...phones(),
    "600/100/201",
    "+34 600-10 02 01",
    "(978) 60 10 20",
    "978-60.10.20",
    "seis cero cero uno cero dos cero uno tres",
    "seis, cero, cero, uno, cero, dos, cero, uno, tres",
  ],
  "identity cards": [...dnis(), "12.345.678", ...nies(), "PAA123456", "AAA 123456"],
  "health cards": ["BBBB1234567890", "AAAA 123456789012", "28/12345678/40", "281234567840"],
  accounts: [
    "ES91 2100 0418 4502 0005 1332",
    "ES9121000418450200051332",
    "es91-2100-0418-4502-0005-1332",
    "ES91.2100.0418.4502.0005.1332",
    "2100 0418 45 0200051332",
    "4111 1111 1111 1111",
    "4111-1111-1111-1111",
    "DE89 3704 0044 0532 0130 00",
  ],
  "e-mails": [
    "carmen@correo.es",
    "carmen.lopez+casa@mi-correo.com.es",
    "carmen @ correo.es",
    "carmen(at)correo.es",
    "<carmen@correo.es>",
    "carmen arroba correo punto es",
    "carmen.lopez arroba correo punto com punto es",
  ],
  PINs: [
    "mi PIN es 4071",
    "el pin: 4071",
    "PIN 4071",
    "PIN=4071",
    "mi pin es el 4 0 7 1",
    "mi pin es el 4-0-7-1",
    "el PIN del móvil es 4071",
    "4071 es mi pin",
    "mi clave es 407112",
    "la clave del banco es 4071",
    "mi clave secreta es «4071»",
    "el código de la tarjeta es 4071",
    "mi contraseña es gato4071",
    "contraseña: tres-gatos-azules-4071",
    "mi número secreto es 4071",
    "el pin es cuatro cero siete uno",
  ],
  addresses: [
    "calle Mayor 40",
    "Calle Mayor, 40",
    "calle mayor 40",
    "C/ Mayor 40",
    "c/Mayor, nº 40",
    "C/ de la Iglesia, 40, 2º B",
    "avenida de la Constitución número 40, piso 3",
    "Avda. de Aragón, 40, bajo",
    "plaza de San Juan 40",
    "Pza. Mayor, 40",
    "Paseo del Óvalo 40, 3º izq.",
    "camino de la Fuente nº 40",
    "carretera de Alcañiz, 40",
    "travesía Vicente Piniés 40 bis",
    "Urbanización El Pinar, 40",
    "40001 Segovia",
    "C.P. 40071",
  ],
};
/** What must not be left of any of them. */
const LEFT =
  /\d{4,}|\d[\s./-]\d{2,}|\d{3}|carmen|correo\.|correo punto|gato|40\b|cero|Mayor|mayor|izq|@/u;

/** A number of one form stands in a sentence, alone, between marks. */
const SENTENCES = ["%", "Hola, apunta: %.", "Mi hijo me ha dicho %, ¿vale?", "(%)", "¿%?", "%\n%"];

describe.each(Object.keys(FORMS))("%s do not leave", (kind) => {
  test.each(FORMS[kind] ?? [])("%s", (form) => {
    for (const sentence of SENTENCES) {
      const text = sentence.replaceAll("%", form);
      expect(withoutContacts(text), text).not.toMatch(LEFT);
    }
  });
});

test.each([
  "Tengo médico a las 17:30",
  "a las 17.30 y a las 18.45",
  "a las 8:00, 14:00 y 22:00",
  "08:00 14:00 22:00 23:30",
  "a las 17h30",
  "a las 5 de la tarde",
  "20 mg",
  "Tomo 20 mg por la mañana y 2,5 ml por la noche",
  "1/2 pastilla de 500 mg cada 8 horas durante 7 días",
  "El 12/10/2026",
  "El 12/10/2026 a las 17:30",
  "12-10-2026 17:30, 13-10-2026 18:30 y 14-10-2026 19:30",
  "12.10.2026",
  "2026-10-12 17:30",
  "del 1/3/26 al 15/3/26",
  "el 12 de octubre de 2026",
  "La tensión: 130/85",
  "130/85 140/90 120/80",
  "la glucosa en 110 y el azúcar en 126",
  "Llama al 112 o al 024",
  "llama al 062 o al 091",
  "toxicología: llama al 112",
  "Nací en 1941 y me casé en 1965",
  "Tengo 83 años, 4 hijos, 12 nietos y 2 bisnietos",
  "He caminado 10000 pasos",
  "camino unos 20 minutos",
  "Paseo de 20 minutos por la plaza",
  "paseo 3 veces por semana",
  "voy a la plaza con mis 3 amigas",
  "en la calle hay 30 grados",
  "en la calle Mayor hay mercado a las 10:00",
  "he olvidado el PIN",
  "¿Cómo cambio la contraseña?",
  "la clave está en andar 30 minutos",
  "me costó 1.250 euros",
  "hace 23 grados y llueve un 80 %",
  "Marca el 4 y luego el 2",
  "el DNI me caduca en 2027",
])("'%s' is left as it is", (text) => {
  expect(withoutContacts(text)).toBe(text);
});

test.each(["4071", " 407112 ", "4071."])("the answer '%s' alone does not leave", (text) => {
  expect(withoutContacts(text)).toBe("[clave]");
});

test("days and times stay where they were, beside what goes", () => {
  expect(withoutContacts("El 12/10/2026 a las 17:30 llama al 600/100/201, DNI 12.345.678-Z")).toBe(
    "El 12/10/2026 a las 17:30 llama al [número], DNI [número]",
  );
});

test("a long text without end is looked through at once", () => {
  for (const piece of ["1 ", "calle a ", "a@", "pin es ", "uno ", "X1", "12.", "calle Mayor "]) {
    expect(withoutContacts(piece.repeat(5000)).length).toBeGreaterThan(0);
  }
});
