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
    ["Nombre;Apellidos;Teléfono\nFuente;Media;600123456", ["Fuente|Media"]],
    ["Nombre;Apellidos;Teléfono\nZona;Norte;600123456", ["Zona|Norte"]],
    ["Apellidos;Nombre;Teléfono\nNota;Ana;600123456", ["Ana|Nota"]],
    ["Nombre y apellidos\nFuente Media Ana", ["Fuente Media Ana|"]],
    ["Sexo;Nombre\nMujeres;Ana", ["Ana|"]],
    ["Nombre;Apellidos\nChar;Bouchra", ["Char|Bouchra"]],
    ["Nombre;Apellidos\nAna;Calle", ["Ana|Calle"]],
    ["Nombre;Zona\nAna;Teléfono", ["Ana|"]],
  ])("%j", (list, people) => {
    expect(peopleOf(list)).toEqual(people);
  });

  test.each([
    ...["Total: 25;", ";Total 25", "Total;25", "Total usuarios SAD: 25;", "Subtotal;"],
    ...["Subtotal zona norte;", "Fin del listado;", "(1 filas afectadas);", "Pág. 2;"],
    ...["Nº de personas: 25;", "Página 1 de 2;", "Hoja 3;", "Impreso el 30/11/2026;"],
    ...["Fdo.: Luis Gil;", "En Jaén, a 30 de noviembre de 2026;", "Nota: datos de enero;"],
    ...["Fuente: padrón;", "CSV: A1B2;", "Registros: 2;", "Mujeres: 20;", "Hombres;12"],
    ...["Media de edad;82", "Suma y sigue;", "Página siguiente;", "VºBº;El alcalde"],
    ...["https://www.jaen.es;", "ZONA NORTE;", "(texto);(texto)", "varchar(50);varchar(100)"],
    ...["obligatorio;opcional", "Apellidos;Teléfono"],
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

  test.each([
    ...["(null)", "<null>", "NaN", "\\N", "(en blanco)", "None", "NS/NC", "n/c", "0", "…"],
    ...["Sin segundo apellido", "(vacío)", "¿?"],
  ])("but no second surname and no address is '%s'", (word) => {
    const list = `Apellido 1;Apellido 2;Nombre;Dirección\nGil;${word};Ana;${word}`;
    const [person] = readList(list).people;
    expect(person?.details).toMatchObject({ surnames: "Gil", address: null });
  });

  test("'None' is the only one, or a name, and 'Nan' is any", () => {
    expect(peopleOf("Nombre;Apellidos;Tel.\nAna;None;600123456")).toEqual(["Ana|None"]);
    expect(peopleOf("Apellidos;Nombre\nGil;None")).toEqual(["None|Gil"]);
    expect(peopleOf("Apellido 1;Apellido 2;Nombre\nGil;Nan;Ana")).toEqual(["Ana|Gil Nan"]);
  });

  test.each(["-", "Desconocido", "null", "Sin datos", "0"])(
    "in one cell with the name '%s' is none either",
    (word) => {
      expect(peopleOf(`Apellidos y nombre\n"${word}, Ana"`)).toEqual(["Ana|"]);
      expect(peopleOf(`Apellidos y nombre\n"Gil, ${word}"`)).toEqual([
        "2: El nombre es obligatorio",
      ]);
    },
  );

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

test.each(["1;2", "30/11/2026;", "- 1 -;Gil", "1/2;"])("a name has letters: '%s'", (row) => {
  expect(peopleOf(`Nombre;Apellidos\n${row}`)).toEqual([
    "2: Escribe un nombre con letras, como «Carmen».",
  ]);
});

test("surnames have letters", () => {
  expect(peopleOf("Nombre;Apellidos\nAna;12")).toEqual([
    "2: Escribe los apellidos con letras, como «García López».",
  ]);
});

test.each(["600123456", "+34 600 123 456"])("'%s' is no address", (cell) => {
  expect(peopleOf(`Nombre;Dirección\nAna;${cell}\nEva;C/ Mayor ${cell}`)).toEqual([
    "Eva|",
    "2: En la dirección hay un teléfono. Pon cada dato en su columna.",
  ]);
});

test.each([
  "Nombre;Ana;Eva\nApellidos;Gil;Sol",
  "Nombre;Ana\nDNI;1\nTeléfono;600123456\n\nNombre;Eva\nTeléfono;600123457",
])("a list whose people have a column each is shown as such: %j", (list) => {
  expect(peopleOf(list)).toMatch(/^En esta lista cada persona ocupa una columna\. Gírala/);
});

test("one cell that heads more elsewhere is a row that is asked for, and no turned list", () => {
  expect(peopleOf("Nombre;Notas\nAna;x\nCorreo;y\nEva;z")).toEqual([
    ...["Ana|", "Eva|"],
    expect.stringMatching(/^3: /),
  ]);
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
