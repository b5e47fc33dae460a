import { describe, expect, test } from "vitest";
import { decodeText } from "./decode-text.ts";
import { judgeHeadings } from "./judge-headings.ts";
import { isNothing } from "./nothing.ts";
import { readColumns } from "./read-columns.ts";
import { fieldsOf } from "./read-people.ts";
import { readTable } from "./read-table.ts";
import { peopleOf } from "./testing/lists.ts";

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
    ["Teléfono 1", "Teléfono 2", ["phone", LEFT_OUT]],
    ["Teléfono fijo", "Móvil", [LEFT_OUT, "phone"]],
    ["Tel. fijo", "Tel. móvil", [LEFT_OUT, "phone"]],
    ["Tlf. fijo", "Tlf.", [LEFT_OUT, "phone"]],
    ["Teléfono 1", "Móvil 1", [LEFT_OUT, "phone"]],
    ["Telèfon fix", "Telèfon mòbil", [LEFT_OUT, "phone"]],
    ["Teléfono", "Fijo", ["phone", LEFT_OUT]],
    ["Apellidos y nombre", "Apellidos", [LEFT_OUT, "surnames"]],
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

test.each(["Teléfono fijo", "Tel. fijo", "Teléfono particular", "Teléfono 1", "Tel. móvil"])(
  "'%s' is the telephone where no other is",
  (heading) => {
    expect(readColumns(["Nombre", heading], []).places).toEqual(["name", "phone"]);
  },
);

test.each(["Fijo", "Teléfono 2", "Tel. casa (fijo)"])("'%s' says too little", (heading) => {
  expect(readColumns(["Nombre", heading], []).places).toEqual(["name", LEFT_OUT]);
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

describe("surnames are numbered in many ways", () => {
  test.each([
    ["1º Apellido", "2º Apellido"],
    ["1.º apellido", "2.º apellido"],
    ["1er apellido", "2do Apellido"],
    ["1.er apellido", "2o Apellido"],
    ["1 Apellido", "2 Apellido"],
    ["1ª Apellido", "2ª Apellido"],
    ["Apellido 1º", "Apellido 2º"],
    ["Primer apellido", "2 apellido"],
    ["1r cognom", "2n cognom"],
    ["1º apelido", "2º apelido"],
    ["Lehenengo abizena", "Bigarren abizena"],
    ["1.º abizena", "2. abizena"],
    ["Apellido paterno", "Segundo apellido"],
    ["Apellido paterno", "Apellido materno"],
    ["1º ap.", "2º apellido"],
    ["Primer ap.", "Segundo ap."],
    ["Ape1", "Segundo apellido"],
    ["1r llinatge", "2n llinatge"],
    ["Llinatge 1", "Llinatge 2"],
    ["Cognom 1r", "Cognom 2n"],
    ["1er cognom", "2on cognom"],
    ["1r cognom", "2on cognom"],
  ])("'%s' and '%s'", (first, second) => {
    expect(judgeHeadings(`${first};${second};Nombre\nGil;Mora;Ana`).isSpoilt).toBe(false);
    expect(readColumns([first, second, "Nombre"], []).places).toEqual([
      "surnames",
      "surnames",
      "name",
    ]);
  });
});

describe("surnames in one column and also in one each", () => {
  test.each([
    ["Apellido 1;Apellido 2;Apellidos;Nombre", "Gil;Mora;;Ana", "Gil Mora"],
    ["Apellido 1;Apellido 2;Apellidos;Nombre", "Gil;Mora;GIL MORA;Ana", "GIL MORA"],
    ["Apellidos;Apellido 1;Apellido 2;Nombre", "Gil Mora;Gil;Mora;Ana", "Gil Mora"],
    ["Apellidos;Apellido 1;Apellido 2;Nombre", "Gil Mora;;-;Ana", "Gil Mora"],
    ["Apellidos;Nombre;1 apellido", "Gil Mora;Ana;Gil", "Gil Mora"],
    ["Llinatges;Primer llinatge;Segon llinatge;Nom", "Gil Mora;Gil;Mora;Ana", "Gil Mora"],
    ["Apellido;Segundo apellido;Nombre", "Gil;Mora;Ana", "Gil Mora"],
    ["Apellidos;Segundo apellido;Nombre", "Gil;Mora;Ana", "Gil Mora"],
  ])("below '%s' '%s' are once '%s'", (headings, row, surnames) => {
    expect(peopleOf(`${headings}\n${row}`)).toEqual([`Ana|${surnames}`]);
  });

  test.each(["Gil;Mora;Rey;Ana", "Gil;Mora;Gil;Ana", "Gil;Mora;Gil Morales;Ana"])(
    "'%s' are not the same, and both are named",
    (row) => {
      const [first, second, all] = row.split(";");
      expect(peopleOf(`Apellido 1;Apellido 2;Apellidos;Nombre\n${row}`)).toEqual([
        `2: Los apellidos están dos veces y no son los mismos: «${all}» y «${first} ${second}». Deja unos solos.`,
      ]);
    },
  );
});

test.each(["Nom i cognoms", "Nombre apellidos", "Izen-abizenak"])(
  "'%s' says no more than 'Apellidos y nombre' beside it",
  (heading) => {
    expect(peopleOf(`Apellidos y nombre;${heading}\n"Gil, Ana";Ana Gil`)).toEqual(["Ana|Gil"]);
  },
);

test.each([
  ["Primer apellido (máx. 20 letras)", "Segundo apellido (máx. 20 letras)"],
  ["1ºApellido", "2ºApellido"],
  ["1.ºApellido", "2.ºApellido"],
])("'%s' and '%s' are in their order and not spoilt", (first, second) => {
  const header = [first, second, "Nombre"];
  expect(judgeHeadings(`${header.join(";")}\nGil;Mora;Ana`).isSpoilt).toBe(false);
  expect(readColumns(header, []).places).toEqual(["surnames", "surnames", "name"]);
});

test.each([
  ["Segundo apellido", "Primer apellido"],
  ["Apellido (2)", "Apellido (1)"],
  ["Apellido 2º (máx. 20 letras)", "Apellido 1º (máx. 20 letras)"],
  ["2.º apellido", "1.º apellido"],
  ["Bigarren abizena", "Lehen abizena"],
  ["Apellido 2", "Apellido"],
  ["Apellido materno", "Apellido paterno"],
  ["Cognom 2n", "Cognom 1r"],
])("'%s' before '%s' is asked for in its order", (first, second) => {
  const sentence = "El segundo apellido está antes que el primero. Pon primero el primer apellido.";
  expect(() => readColumns([first, second, "Nombre"], [])).toThrow(sentence);
});

test("a second surname without a first is asked about", () => {
  const header = ["Prim. ap.", "Segundo apellido", "Nombre"];
  expect(() => readColumns(header, [])).toThrow(
    "Hay una columna para «Segundo apellido» y ninguna para el primero. Escribe «Primer apellido» en su encabezado.",
  );
});

test("two columns of all surnames are one too many, two of one each are not", () => {
  expect(() => readColumns(["Nombre", "Apellidos", "Apellidos"], [])).toThrow(
    "Hay dos columnas para «Apellidos». Deja una sola.",
  );
  const { places } = readColumns(["Nombre", "Apellido", "Apellido"], []);
  expect(places).toEqual(["name", "surnames", "surnames"]);
});

test.each([
  ["PARTICULA APELLIDO1", "APELLIDO1", "PARTICULA APELLIDO2", "APELLIDO2"],
  ["Partícula1", "Apellido1", "Partícula2", "Apellido2"],
])("'%s' stands before a surname, and is a part of it", (...surnames) => {
  const { places } = readColumns([...surnames, "Nombre"], []);
  expect(places).toEqual(["surnames", "surnames", "surnames", "surnames", "name"]);
  const said = fieldsOf(["DE LA", "FUENTE", "", "GIL", "ANA"], places);
  expect(said).toEqual({ name: "ANA", surnames: "DE LA FUENTE GIL" });
  expect(readColumns(["Apellido1", "Partícula1", "Nombre"], []).places[1]).toBe(LEFT_OUT);
});

test.each(["Nom i cognoms", "Nome e apelidos", "Izen-abizenak", "Nombre / Nom", "NOMBRE/NOME"])(
  "'%s' is the name",
  (heading) => {
    expect(readColumns([heading, "Teléfono"], []).places).toEqual(["name", "phone"]);
  },
);

test.each([
  ["Apellidos / Cognoms", "surnames"],
  ["Primer apellido / Segundo apellido", LEFT_OUT],
  ["Apellidos / Cognoms / Zona", LEFT_OUT],
])("'%s' beside 'Nombre' is %s", (heading, column) => {
  expect(readColumns(["Nombre", heading], []).places).toEqual(["name", column]);
});

test.each(["\x1a", "\0\0\0", "\x1a\0\0"])(
  "what DOS puts behind a text (%j) is none of it",
  (end) => {
    const list = "Nombre;Apellidos\nAna;Gil\n";
    const bytes = new TextEncoder().encode(`${list}${end}`);
    expect(decodeText(bytes).text).toBe(list);
  },
);

const HEADINGS = "Nombre;Apellidos;Teléfono";
const ANA = ["Ana", "Gil", "600123456"];

test.each([
  ["the separator in quotes", `"sep=;"\r\n${HEADINGS}\r\nAna;Gil;600123456`, 2],
  ["the separator with empty cells", `sep=;;;\r\n${HEADINGS}\r\nAna;Gil;600123456`, 2],
  ["a title", `Ayuda a domicilio;;\r\n${HEADINGS}\r\nAna;Gil;600123456`, 3],
  ["a title with commas", `Zona norte, 2026, a, b, c\r\n${HEADINGS}\r\nAna;Gil;600123456`, 3],
  ["a title and empty rows", `Jaén;;\r\n;;\r\n\r\n${HEADINGS}\r\n\r\nAna;Gil;600123456`, 6],
  ["a title that names", `Nombre:;Centro de día;\r\n${HEADINGS}\r\nAna;Gil;600123456`, 3],
  [
    "a title and quotes",
    `"Zona; norte"\r\n"Nombre";"Apellidos";"Teléfono"\r\nAna;Gil;600123456`,
    3,
  ],
  ["rows quoted whole", `"${HEADINGS}"\r\n"Ana;Gil;600123456"`, 2],
  ["rows quoted whole but for the first", `${HEADINGS}\r\n"Ana;Gil;600123456"`, 2],
  ["rows quoted whole below a title", `"Jaén"\r\n"${HEADINGS}"\r\n"Ana;Gil;600123456"`, 3],
  ["a title above headings, rows quoted whole", `Jaén\r\n${HEADINGS}\r\n"Ana;Gil;600123456"`, 3],
  ["rows quoted twice", '"Nombre,""Apellidos"",Teléfono"\r\n"Ana,""Gil"",600123456"', 2],
  ["quotes of a text", "“Nombre”;«Apellidos»;Teléfono\r\n“Ana”;«Gil»;600123456", 2],
  ["headings on each page", `${HEADINGS}\r\n${HEADINGS.toUpperCase()};\r\nAna;Gil;600123456`, 3],
  ["a title on each page", `Jaén\r\n${HEADINGS}\r\nAna;Gil;600123456\r\nJaén;;\r\n${HEADINGS}`, 3],
  ["a rule below the headings", `${HEADINGS}\r\n------;---------;--------\r\nAna;Gil;600123456`, 3],
  ["one row in quotes", `${HEADINGS}\r\n"Ana;""Gil"";600123456"`, 2],
])("a list with %s is read, and its rows keep their numbers", (_, text, row) => {
  const table = readTable(text);
  expect(table.header.slice(0, 3)).toEqual(HEADINGS.split(";"));
  expect(table.rows).toEqual([{ row, cells: ANA }]);
});

test("rows quoted whole may begin with surnames", () => {
  const { header, rows } = readTable('"Apellidos;Nombre"\n"Gil;Ana"');
  expect([header, rows[0]?.cells]).toEqual([
    ["Apellidos", "Nombre"],
    ["Gil", "Ana"],
  ]);
});

test.each([
  ["three columns", 'Nombre,Teléfono,Correo\n"García,Ana"', "García,Ana"],
  ["as many columns as words", 'Nombre,Teléfono,Correo\n"Gil, Ana, viuda"', "Gil, Ana, viuda"],
  ["two columns", 'Nombre y apellidos,Dirección\n"Gil,Ana"', "Gil,Ana"],
  ["one column", 'Nombre;\n"Gil, Ana; viuda"', "Gil, Ana; viuda"],
])("in %s, a row that is one name is no row quoted whole", (_, list, name) => {
  expect(readTable(list).rows[0]?.cells[0]).toBe(name);
});

test.each([
  ["Apellidos, Nombre\tTeléfono", "\t"],
  ["DNI\tApellidos, Nombre", "\t"],
  ["DNI;Apellidos, Nombre", ";"],
  ["Nombre y apellidos\tTeléfono (fijo, móvil, otro)", "\t"],
  ["Nombre;Teléfono (fijo, móvil, otro)", ";"],
  ["Nombre", ";"],
])("'%s' is parted where its headings are", (line, separator) => {
  expect(readTable(`${line}\nx`).separator).toBe(separator);
});

test.each([
  ["people stand above them", "Ana;Gil\nEva;Sol\nNombre;Apellidos\nPaz;Mora", /^Encima de la fila/],
  ["all people do", "Ana;Gil\nNombre;Apellidos", /^Encima de la fila/],
  [
    "others stand below them",
    "Nombre;Zona\nAna;Norte\nNombre;Teléfono\nEva;600123456",
    /La fila 3 vuelve a decir qué hay en cada columna, y no dice lo mismo/,
  ],
])("a list of headings is refused where %s", (_, list, sentence) => {
  expect(() => readTable(list)).toThrow(sentence);
});

test.each([
  ["headings of two rows", "Nombre;Tel.;Contacto;\n;;Nombre;Teléfono\nAna;1;Eva;2"],
  ["a note with headings", 'Nombre;Notas\nAna;"Falta:\nNombre;Apellidos;Teléfono"'],
  ["a note that is a heading", "Nombre;Notas\nAna;Nombre"],
])("with %s the first row is that of the headings", (_, list) => {
  const { header, rows } = readTable(list);
  expect(header[0]).toBe("Nombre");
  expect(rows.at(-1)?.cells[0]).toBe("Ana");
});

test("a wrong quote within a row quoted whole is shown by its row", () => {
  const list = '"Nombre;Apellidos"\n"Ana;Gil"\n"Eva;""Mo""ra"';
  expect(() => readTable(list)).toThrow(/comillas mal puestas en la fila 3/);
});

test("headings below a title show whether their letters are spoilt", () => {
  expect(judgeHeadings("Jaén;;\r\nNombre;TelŽfono\r\nAna;1").isSpoilt).toBe(true);
});

test("a title does not stand for the people below headings that nobody knows", () => {
  const { header } = readTable("Jaén;;\nPersona;Móvil;\nAna;600123456;");
  expect(() => readColumns(header, [])).toThrow(/tiene que ser «Nombre»/);
});

test.each(["-", "—", "N/A", "n/d", "#N/D", "no tiene", "No consta", "...", "Se desconoce"])(
  "'%s' says that there is nothing to say",
  (cell) => {
    for (const column of ["name", "preferredName", "phone"] as const)
      expect(isNothing(column, cell)).toBe(true);
    expect(fieldsOf([cell, cell, "Gil"], ["name", "phone", "surnames"])).toEqual({
      name: "",
      surnames: "Gil",
    });
  },
);

test.each([
  ["surnames", "No"],
  ["surnames", "N. A."],
  ["surnames", "S. D."],
  ["preferredName", "Nada"],
  ["preferredName", "Na"],
  ["emergencyName", "Nieves"],
  ["address", "S/N"],
  ["address", "Calle Mayor, s/n"],
  ["phone", "0"],
] as const)("in the column of %s '%s' says something", (column, cell) => {
  expect(isNothing(column, cell)).toBe(false);
});

test.each(["preferredName", "emergencyName", "phone", "email"] as const)(
  "'no' in the column of %s is no name",
  (column) => {
    expect(isNothing(column, "No")).toBe(true);
  },
);

test.each([
  ["García López, Ana", { surnames: "García López", name: "Ana" }],
  ["García López,Ana María,", { surnames: "García López", name: "Ana María" }],
  ["Ana García López", null],
  ["García, Ana, hija", null],
  ["", { surnames: "", name: "" }],
  ["-", { name: "" }],
])("'%s' below 'Apellidos y nombre' is read as %o", (cell, expected) => {
  for (const heading of ["Apellidos y nombre", "APELLIDOS, NOMBRE", "Cognoms i nom"]) {
    const { places } = readColumns([heading, "Apellidos"], []);
    expect(fieldsOf([cell, "Gil"], places)).toEqual(expected);
  }
});
