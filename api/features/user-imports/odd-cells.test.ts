import { describe, expect, test } from "vitest";
import { peopleOf, readList } from "./testing/lists.ts";

const NOBODY = "Esta fila no parece de una persona. Quítala del archivo.";

describe("words that stand below a list are also people's", () => {
  test.each([
    ["Dependencia;Nombre;Apellidos\nTotal;Eva;Sol", ["Eva|Sol"]],
    ["Turno;Nombre;Apellidos\nPágina 1;Eva;Sol", ["Eva|Sol"]],
    ["Notas;Nombre y apellidos\nOjo:;Eva Sol", ["Eva Sol|"]],
    ["Primer apellido;Segundo apellido;Nombre\nSuma;Rey;Uxía", ["Uxía|Suma Rey"]],
    ["Apellidos;Nombre\nTotal;Ana", ["Ana|Total"]],
    ["Apellidos y nombre\nTotal, Ana", ["Ana|Total"]],
    ["Nombre y apellidos\nTotal García Ana", ["Total García Ana|"]],
  ])("%j", (list, people) => {
    expect(peopleOf(list)).toEqual(people);
  });

  test.each([
    ...["Total: 25;", ";Total 25", "Total;25", "Total usuarios SAD: 25;", "Subtotal;"],
    ...["Subtotal zona norte;", "Fin del listado;", "(1 filas afectadas);", "Pág. 2;"],
    ...["Nº de personas: 25;", "Página 1 de 2;", "Hoja 3;", "Impreso el 30/11/2026;"],
  ])("but '%s' is nobody, and said", (row) => {
    expect(peopleOf(`Nombre;Apellidos\nAna;Gil\n${row}`)).toEqual(["Ana|Gil", `3: ${NOBODY}`]);
  });

  test.each([
    ["Nº;Nombre;Apellidos", "Total:;2;"],
    ["Nº;Nombre;Apellidos", "Total;2;"],
    ["Nombre;Zona;Plazas", "Total usuarios;SAD;25"],
    ["Nombre;Apellidos;Plazas", "Total usuarios;SAD;25"],
    ["Nombre;Apellidos;Plazas", "Total mujeres;;12"],
    ["Nombre;Apellidos", "Nº registros: 2;"],
    ["Nombre;Apellidos", "Fecha de impresión: 30/11/2026;"],
    ["Nombre;Apellidos", "1 de 3;"],
    ["Nombre;Apellidos", "Fecha:;30/11/2026"],
  ])("nor, below '%s', is '%s'", (headings, row) => {
    expect(peopleOf(`${headings}\n${row}`)).toEqual([`2: ${NOBODY}`]);
  });

  test("nor is a total in a column that is not read", () => {
    expect(peopleOf("DNI;Nombre\nTotal: 25;")).toEqual([`2: ${NOBODY}`]);
  });
});

describe("words for nothing are also surnames", () => {
  test.each(["Null", "Sin Domicilio", "Nada", "No"])("'%s'", (word) => {
    expect(peopleOf(`Nombre;Apellidos\nAna;${word}`)).toEqual([`Ana|${word}`]);
    expect(peopleOf(`Nombre\n${word}`)).toEqual([`${word}|`]);
  });

  test.each(["sin datos", "Ninguno", "NINGUNA", "Desconocida", "NULL", "null"])(
    "but no surname, first or second, is '%s'",
    (word) => {
      expect(peopleOf(`Nombre;Apellidos\nAna;${word}`)).toEqual(["Ana|"]);
      const list = `Primer apellido;Segundo apellido;Nombre\nGil;${word};Ana`;
      expect(peopleOf(list)).toEqual(["Ana|Gil"]);
    },
  );

  test("'Null' is a second surname, and 'NULL' nobody to call", () => {
    const list = "Apellido 1;Apellido 2;Nombre;Persona de contacto\nGil;Null;Ana;NULL";
    const [person] = readList(list).people;
    expect(person?.details).toMatchObject({ surnames: "Gil Null", emergencyName: null });
  });

  test.each(["-", "N/A", "No consta", "Se desconoce", "Sin datos", "#N/D"])(
    "but '%s' never",
    (word) => {
      expect(peopleOf(`Nombre;Apellidos\nAna;${word}`)).toEqual(["Ana|"]);
    },
  );

  test("nobody is called 'Ninguno', and an address is no name", () => {
    const list = "Nombre;Apodo;Dirección\nAna;Ninguno;Sin domicilio\nEva;Null;null";
    const read = readList(list).people.map(({ details }) => details);
    expect(read.map(({ preferredName, address }) => [preferredName, address])).toEqual([
      [null, null],
      ["Null", null],
    ]);
  });
});

describe("what a spreadsheet writes for data that it lost", () => {
  test.each(["#¡REF!", "#VALOR!", "#¡VALOR!", "#DIV/0!", "#NAME?", "#¿NOMBRE?", "########"])(
    "'%s' is shown, whatever its column",
    (cell) => {
      const sentence = `La hoja de cálculo ha escrito «${cell}» en lugar de un dato. Escribe el dato o deja la casilla vacía.`;
      expect(peopleOf(`Nombre;Dirección\nAna;${cell}`)).toEqual([`2: ${sentence}`]);
      expect(peopleOf(`Nombre;Apellidos\nAna;${cell}`)).toEqual([`2: ${sentence}`]);
      expect(peopleOf(`Nombre;Notas\nAna;${cell}`)).toEqual(["Ana|"]);
    },
  );

  test.each(["#N/D", "#N/A"])("'%s' is nothing that was found", (cell) => {
    expect(peopleOf(`Nombre;Dirección\nAna;${cell}`)).toEqual(["Ana|"]);
  });
});

test("names that a sign joins are asked for with spaces", () => {
  expect(peopleOf("Nombre\nAna\nGARCIA*LOPEZ*ANA")).toBe(
    "En la fila 3 se lee «GARCIA*LOPEZ*ANA». Escribe un espacio entre las palabras de un nombre.",
  );
  expect(peopleOf("Nombre\nAna_María_Luisa")).toEqual(["Ana_María_Luisa|"]);
  expect(peopleOf("Nombre\nAna\nMU*OZ")).toMatch(/^Las letras con acento o la ñ están estropeadas/);
});

test("a list of DOS ends with its sign", () => {
  const list = "Nombre;Apellidos\r\nJos\x82;Mu\xa4oz\r\n\x1a";
  const bytes = Uint8Array.from(list, (sign) => sign.charCodeAt(0));
  expect(peopleOf(bytes)).toEqual(["José|Muñoz"]);
});

test("the last letter of a list of DOS is none of its end", () => {
  const bytes = Uint8Array.from("Nombre;Apellidos\r\nMu\xa4oz;Jos\x82", (sign) =>
    sign.charCodeAt(0),
  );
  expect(peopleOf(bytes)).toEqual(["Muñoz|José"]);
});
