import { describe, expect, test } from "vitest";
import { readTable } from "./read-table.ts";
import { peopleOf, readList } from "./testing/lists.ts";

describe("what parts the headings parts the list", () => {
  test.each([
    ["empty columns", "Nombre y apellidos,,,\nAna Gil,,,", ["Ana Gil|"]],
    ["an empty column before the name", ",Nombre\n1,Ana", ["Ana|"]],
    ["empty columns by tabs", "Nombre\t\t\nAna\tGil\t", ["Ana|"]],
    ["a heading of signs", "Nombre,*\nAna,x", ["Ana|"]],
    ["empty quotes", '"Nombre",""\n"Ana",""', ["Ana|"]],
    ["bars", "Nombre|Apellidos\nAna|Gil", ["Ana|Gil"]],
    [
      "bars around and a rule",
      "|Nombre |Apellidos|\n|-------|---------|\n|Ana    |Gil      |",
      ["Ana|Gil"],
    ],
    [
      "bars of a database",
      " nombre | apellidos \n--------+-----------\n Ana    | Gil\n",
      ["Ana|Gil"],
    ],
    ["bars of a page", "|Nombre|Apellidos|\n|:--|:--:|\n|Ana|Gil|", ["Ana|Gil"]],
    ["short bars of a page", "|Nombre|Apellidos|\n|:-|-:|\n|Ana|Gil|", ["Ana|Gil"]],
    ["a frame", "+---+---+\n|Nombre|Apellidos|\n+---+---+\n|Ana|Gil|\n+---+---+", ["Ana|Gil"]],
    ["bars that are said", "sep=|\nNombre|Apellidos\nAna|Gil", ["Ana|Gil"]],
  ])("with %s", (_, list, people) => {
    expect(peopleOf(list)).toEqual(people);
  });

  test.each([
    ["Nombre, apellidos;DNI;Teléfono\nAna Gil;12345678Z;600123456", ["Ana Gil|"]],
    ["Nombre, apellidos\tDNI\tTeléfono\nAna Gil\t12345678Z\t600123456", ["Ana Gil|"]],
    ["Nombre; apellidos,DNI,Teléfono\nAna Gil,12345678Z,600123456", ["Ana Gil|"]],
    ["Nom, cognoms;Telèfon\nAna Gil;600123456", ["Ana Gil|"]],
    ["Nombre, apellidos;Nombre\nJaén;Lista", ["Lista|"]],
    ["Nombre, apellidos\nAna, Gil", ["Ana|Gil"]],
    ["DNI;Apellidos, Nombre\n1;Gil, Ana", ["Ana|Gil"]],
    ['"Grado; nivel",Nombre\nII,Ana', ["Ana|"]],
    ["Apellidos, Nombre;;;\nGil, Ana;;;", ["Ana|Gil"]],
    [";Apellidos, Nombre\n1;Gil, Ana", ["Ana|Gil"]],
    ["Nombre, apellidos;\nAna Gil;", ["Ana Gil|"]],
    ["sep=,\nNombre;Apellidos\nAna;Gil", ["Ana|Gil"]],
    ['"sep=,"\nNombre;Apellidos\nAna;Gil', ["Ana|Gil"]],
    ["sep=\t\nNombre;Apellidos\nAna;Gil", ["Ana|Gil"]],
    ["sep=;\nNombre,Apellidos\nAna,Gil", ["Ana|Gil"]],
    ["Nombre |;Apellidos\nAna;Gil", ["Ana|Gil"]],
    ["Nombre |;Apellidos |\nAna |;Gil |", ["Ana|Gil"]],
    ["Nombre |\tApellidos\nAna\tGil", ["Ana|Gil"]],
    ["|Nombre, apellidos|Zona|\n|Ana Gil|Sur|", ["Ana Gil|"]],
  ])("a sign within a heading, or at its end, parts nothing: %j", (list, people) => {
    expect(peopleOf(list)).toEqual(people);
  });

  test("'Alias, Nombre' beside others says too little", () => {
    const list = "DNI;Alias, Nombre;Teléfono\n1;Pepa, Ana;600123456";
    expect(peopleOf(list)).toMatch(/^Una fila tiene que decir qué hay en cada columna/);
  });

  test.each([
    ["Nombre;Apellidos;Teléfono\nAna;Gil;600123456\nEva,Sol,600123457", 3],
    ["Nombre;Apellidos\nEva\tSol", 2],
    ["Nombre,Apellidos,Dirección\nEva;Sol;Calle Mayor, 3", 2],
    ["Nombre,Apellidos,Teléfono\nEva;Sol;600123457,,", 2],
    ["Nombre,Apellidos,Teléfono\nEva,Sol|600123457,", 2],
    ["Nombre;Apellidos;Teléfono\nAna;Gil;600123456\nEva Sol 600 123 457;;", 3],
    ["Nombre, dirección, notas\nNombre;Dirección;Teléfono\nAna;Mayor 3;600123456", 2],
    ["Nombre;Notas\nAna;x\nNombre,apellidos,teléfono", 3],
    ["Nombre;Apellidos;Teléfono\nAna\tGil;;600123456", 2],
    ["Nombre;Zona\nAna\tNorte;", 2],
    ["Nombre;Dirección\nAna\tCalle Mayor; bajo", 2],
    ["Nombre;Dirección\nAna\tCalle Mayor 3;bajo", 2],
    ["Nombre,Dirección\nAna\tCalle Mayor,3", 2],
    ["Nombre;Apellidos\nAna|Gil;", 2],
    ["Nombre;Teléfono\nAna Gil 600123456;", 2],
  ])("a row that is parted otherwise is shown: %j", (list, row) => {
    expect(peopleOf(list)).toBe(
      `La fila ${row} no está separada en casillas como la de los encabezados. Corrígela, o bórrala si no es de una persona.`,
    );
  });

  test.each([
    ["Nombre y apellidos;Teléfono\nGil,Ana", ["Gil,Ana|"]],
    ['Nombre,Teléfono\n"Ana; la Rubia"', ["Ana; la Rubia|"]],
    ['Nombre;\n"Gil, Ana; viuda"', ["Gil, Ana; viuda|"]],
    ['Nombre;Apellidos;Teléfono\n"Ana\tMaría";Gil;600123456', ["Ana María|Gil"]],
    ["Nombre;Teléfono\nAna\tGil;600123456", ["Ana Gil|"]],
    ['Nombre,Apellidos\n"Ana\tMaría",Gil', ["Ana María|Gil"]],
    ["Nombre;Apellidos\nAna;Gil|Mora\nEva;Sol", ["Ana|Gil|Mora", "Eva|Sol"]],
  ])("signs of a name part nothing: %j", (list, people) => {
    expect(peopleOf(list)).toEqual(people);
  });
});

test.each([";;Nombre, dirección\n1;2;Ana, Mayor 3", "Apellidos; Nombre,,\nGil; Ana,,"])(
  "headings whose own sign parts nothing that is read make nobody: %j",
  (list) => {
    const said = [peopleOf(list)].flat();
    expect(said).toEqual([expect.stringMatching(/^Una fila tiene|^2: Escribe una sola coma/)]);
  },
);

describe("the row of the headings", () => {
  test("stands below titles with empty rows between", () => {
    const titles = ["Jaén", "Zona norte", "Enero", "Centro de día", "SAD", "Grado II"];
    const list = `${titles.join("\n\n\n")}\n\nNombre,Apellidos,Teléfono\nAna,Gil,600123456`;
    expect(peopleOf(list)).toEqual(["Ana|Gil"]);
  });

  test("stands below a title of many lines in quotes", () => {
    const title = `"Jaén${"\n".repeat(12)}Zona norte, 2026"`;
    expect(peopleOf(`${title}\nNombre;Apellidos\nAna;Gil`)).toEqual(["Ana|Gil"]);
    expect(peopleOf(`${title},\n"Nombre","Apellidos"\n"Ana","Gil"`)).toEqual(["Ana|Gil"]);
  });

  test.each([
    ["Nombre:;Notas\nAna;Nombre\nEva;x", ["Ana|", "Eva|"]],
    ["Jaén;\nNOMBRE:;APELLIDOS:\nAna;Gil", ["Ana|Gil"]],
    ["Nombre:;Centro de día;\nNombre;Apellidos;Teléfono\nAna;Gil;", ["Ana|Gil"]],
    ["Nombre:\nNombre;Apellidos;Teléfono\nAna;Gil;600123456", ["Ana|Gil"]],
    ["Nombre y apellidos:\n\nDNI,Nombre,Apellidos\n1,Ana,Gil", ["Ana|Gil"]],
  ])("may say 'Nombre:', which else is a line of a form: %j", (list, people) => {
    expect(peopleOf(list)).toEqual(people);
  });

  test("has a name column that is read, whatever others it has", () => {
    const list = "Nom;Nombre;Apellidos\nNombre;Ana;Gil";
    expect(peopleOf(list)).toEqual(["Ana|Gil"]);
  });
});

describe("above the headings", () => {
  test.each([
    "Ana;Gil;600123456;;\nEva;Sol;600123457;;\nNombre;Apellidos;Teléfono;Correo;Dirección\nPaz;Mora;600123459;;",
    "María Pérez;600123457\nNombre y apellidos;Teléfono\nAna Gil;600123456",
    "María Pérez;;12345678Z\nNombre y apellidos;Zona;DNI\nAna Gil;Sur;1",
    "Ana;;28/05/1941\nNombre;Apellidos;Fecha de nacimiento\nEva;Sol;28/05/1942",
    "Ana;Sur\nNombre;Zona\nEva;Sur",
    "Ana;Gil;600123456\nNombre,Apellidos,Teléfono\nEva,Sol,600123457",
    "Ana,Gil,600123456\nNombre;Apellidos;Teléfono\nEva;Sol;600123457",
    "Ana,Gil\nNombre;Apellidos\nEva;Sol",
    "Pérez Gil, María;\nApellidos y nombre;Teléfono\nGil, Ana;600123456",
    "Ana;Gil\nNombre;Apellidos\nPaz;Mora",
    "Ana;Gil;600123456,,\nNombre,Apellidos,Teléfono\nEva,Sol,600123457",
    '"Abad Sol, Nerea";01/02/1940\n"Agudo Gil, Luis";02/03/1941\nApellidos y nombre;Fecha de nacimiento\n"Gil Mora, Ana";03/04/1942',
    '"Abad Sol, Nerea";Norte;\nApellidos y nombre;Zona;DNI\n"Gil Mora, Ana";Sur;1',
    "Bouchra Ali;01/02/1950\nNombre y apellidos;Fecha de nacimiento\nPaz Rey;02/03/1940",
    "Bouchra Ali;C/ Mayor 3;\nNombre y apellidos;Dirección;DNI\nPaz Rey;C/ Sol 1;1",
    "GARCIA SOL ANA;1940\nNombre y apellidos;Año\nPAZ REY;1942",
    "1;Bouchra Ali;\nNº;Nombre y apellidos;Zona\n2;Paz Rey;Sur",
    "Ana Gil\nEva Sol\nLuis Rey\nNombre y apellidos\nPaz Rey",
    "ana gil\neva sol\nNombre y apellidos\nPaz Rey",
    "Ana Gil\nNombre y apellidos\nPaz Rey",
    "Ana Gil;\nNombre y apellidos;Teléfono\nPaz Rey;600123456",
    "Ana;\nNombre;Apellidos\nPaz;",
    "Bouchra;\nEva;\nNombre;Apellidos\nPaz;Rey",
    "Residencia Gil;Ana;600123456\nApellidos;Nombre;Teléfono\nSol;Eva;",
    "Luis;Técnico\nNombre;Apellidos\nEva;Sol",
    "Barrio;Uxía\nApellidos;Nombre\nSol;Eva",
    "Barrio;Luis\nNombre;Apellidos\nEva;Sol",
    "Técnico;Luis Gil;600123456\nNombre;Apellidos;Teléfono\nEva;Sol;",
    "Residencia;Ana;Gil;600123456\nCentro;Nombre;Apellidos;Teléfono\nNorte;Eva;Sol;",
    "Teléfono;Ana;600123456\nApellidos;Nombre;Teléfono\nSol;Eva;",
    "Ana Gil;600123456\nNombre y apellidos;Teléfono\nEva Sol;",
  ])("who could be a person is refused: %j", (list) => {
    expect(peopleOf(list)).toBe(
      "Encima de la fila de los encabezados («Nombre»…) hay otras filas. Si son un título, bórralas; si son personas, ponlas debajo.",
    );
  });

  test.each([
    ...["Jaén;;", "Fecha:;30/11/2026;", ";;Zona norte", "Centro de día Santa María;;"],
    ...["Listado de usuarios;;Pág. 1", ";;30/11/2026", "Julio 2026", "Santiago de Compostela"],
    ...["Guadalupe", "Victoria;;", "Rosa de los Vientos", "Jesús Abandonado - Usuarios"],
    ...["Listado de usuarios;;Enero", "Listado;30/11/2026;Pág. 1", "Jaén, Julio 2026"],
    ...["Jaén,Cádiz,Sevilla", "Jaén, 1,5 h y 2,5 h", "Jaén|Zona norte"],
    ...["Ayuntamiento;Jaén;", "Mes;Enero;", "Año;2026", "Municipio;Villanueva del Rey"],
    ...["Programa;Ayuda a domicilio", "Provincia:;Jaén;", "Listado de;usuarios;"],
    ...["Fecha;30/11/2026", "Técnico;Luis Gil", "Barrio;Santa Ana;", "Centro;Los Olivos"],
    ...["Ayuntamiento de Jaén;Servicios Sociales;", "Tfno.;953111222", "E-mail;x@jaen.es;"],
    ...["Servicios Sociales;953 11 22 33;sociales@jaen.es", "Ayuntamiento de Jaén;;953 111 222"],
    ...["Teléfono: 953 111 222", "Correo: x@jaen.es", "C/ Mayor 1 · Tel. 953 111 222"],
    ...["Plaza de España, 1", "www.jaen.es"],
  ])("'%s' is a title", (title) => {
    expect(peopleOf(`${title}\nNombre;Apellidos;Teléfono\nAna;Gil;`)).toEqual(["Ana|Gil"]);
  });

  test.each([
    [
      "Ayuntamiento de Jaén;;;30/11/2026\nNombre;Apellidos;Zona;Fecha de nacimiento\nAna;Gil",
      "Gil",
    ],
    ["Listado;enero\nNombre,Apellidos\nAna,Gil", "Gil"],
    ["Listado;30/11/2026\nNombre;Teléfono\nAna;", ""],
    ["Victoria\nNombre\nAna", ""],
    ["Santiago, 2026;\nApellidos y nombre;Teléfono\nGil, Ana;", "Gil"],
    ["Usuarios activos\nNombre\nAna", ""],
    ["Zona Norte;\nNombre;Teléfono\nAna;600123456", ""],
    ["Santiago de Compostela;\nNombre;Teléfono\nAna;600123456", ""],
    ["Listado;2026\nNombre;Edad\nAna;80", ""],
    ["Listado;Pág. 1\nNombre;Dirección\nAna;", ""],
    ["Jaén;\nEnero;\nNombre;Apellidos\nAna;Gil", "Gil"],
    ...["Jaén", "Vélez-Málaga", "Santa Ana", "AYUDA A DOMICILIO", "Padrón"].flatMap((title) => [
      [`${title};;\nNombre;Apellidos;Teléfono\nAna;;`, ""],
      [`${title};\nApellidos y nombre;Zona\n"Gil, Ana";`, "Gil"],
      [`${title}\nNombre\nAna`, ""],
    ]),
    ['"Ayuntamiento de Jaén, tel. 953123456";\nApellidos y nombre;Teléfono\nGil, Ana;', "Gil"],
    ['"C/ Mayor, 1, tel. 953123456";\nApellidos y nombre;Teléfono\nGil, Ana;', "Gil"],
    ["Residencia;953123456\nNombre y apellidos;Teléfono\nAna;", ""],
  ])("so are a date, a page, an office and one cell: %j", (list, surnames) => {
    expect(peopleOf(list)).toEqual([`Ana|${surnames}`]);
  });
});

describe("headings on another page", () => {
  const HEADINGS = "Nombre;Apellidos;DNI";

  test("take the title above them along, whatever its page", () => {
    const list = [
      ...["Listado (pág. 1)", HEADINGS, "Ana;Gil;1", "Listado (pág. 2)", HEADINGS.toUpperCase()],
      ...["Eva;Sol;2", "Listado (pág. 3);;", HEADINGS, "Paz;Mora;3"],
    ];
    expect(peopleOf(list.join("\n"))).toEqual(["Ana|Gil", "Eva|Sol", "Paz|Mora"]);
  });

  test.each([
    ["Bajas", ["Altas", HEADINGS, "Ana;Gil;1", "Bajas", HEADINGS, "Eva;Sol;2"]],
    ["María", [HEADINGS, "Ana;Gil;1", "Eva;Sol;2", "María", HEADINGS, "Eva;Sol;2"]],
  ])("'%s' just above them is a title or a person, and asked for", (_, list) => {
    expect(peopleOf(list.join("\n"))).toBe(
      "La fila 4 está justo encima de unos encabezados repetidos y tiene una sola casilla. Si es un título, bórrala; si es una persona, borra esos encabezados.",
    );
  });

  test.each([
    ["2026;Listado de usuarios;", "Nº;Nombre;Apellidos", "2;Eva;Sol"],
    ["Jaén;;;30/11/2026", "Municipio;Nombre;Apellidos;DNI", "Jaén;Eva;Sol;2"],
    ["SAD;Ayuntamiento de Jaén;", "Servicio;Nombre;Apellidos", "SAD;Eva;"],
    ["Altas;2026", "Nombre;Teléfono", "Luz;600123459"],
  ])("below the title '%s' and '%s', the last of a page stays: '%s'", (title, headings, last) => {
    const list = [title, headings, last, last, headings, last].join("\n");
    expect(readList(list).people).toHaveLength(3);
  });

  const [FIRST, SECOND] = [`${HEADINGS}\nAna;Gil;1`, `${HEADINGS}\nEva;Sol;2`];
  const LISTED = "Listado de usuarios;;";

  test.each([
    'Apellidos y nombre;Tel\n"Gil, Ana";\nApellidos y nombre;Tel\n"Sol, Eva";',
    `${FIRST}\nPágina 1;;\n${SECOND}`,
    `${FIRST}\nTotal: 1;;\n${SECOND}`,
    `${LISTED}Enero\n${FIRST}\n${LISTED}Febrero\n${SECOND}`,
    `Centro:;Norte;\n${FIRST}\nCentro:;Sur;\n${SECOND}`,
    `Mes;Enero;\n${FIRST}\nMes;Febrero;\n${SECOND}`,
    `Servicio;Ayuda;\n${FIRST}\nServicio;Comida;\n${SECOND}`,
    `Fecha:;30/11/2026\n${FIRST}\nFecha:;01/12/2026\n${SECOND}`,
  ])("leave out titles and ends of pages, and nobody else: %j", (list) => {
    expect(peopleOf(list)).toEqual(["Ana|Gil", "Eva|Sol"]);
  });

  test.each([
    ["Nombre;Teléfono", "Ana;\nEva;"],
    ["Nombre;Apellidos;Teléfono", "Ana;;\nPaz;Gil;600123456\nEva;;"],
    ["Nombre y apellidos;Teléfono", "Ana Gil;\nPaz;600123456\nEva Sol;"],
  ])("below '%s' leave who has only a name as others of the page do", (headings, page) => {
    const { people } = readList([headings, page, headings, page].join("\n"));
    expect(people).toHaveLength(2 * page.split("\n").length);
  });

  test.each([
    [3, "Nombre;Teléfono\nAna;600123456\nEva;\nNombre;Teléfono\nPaz;"],
    [4, "Nombre;Teléfono\nAna;\nPaz;600123456\nBajas;\nNombre;Teléfono\nPaz;"],
    [3, "Nombre;Teléfono\nAna;600123456\nResidencia;\nNombre;Teléfono\nPaz;"],
    [5, "Altas;\nNombre;Teléfono\nAna;\nPaz;600123456\nVictoria;\nNombre;Teléfono\nPaz;"],
  ])("but are asked about in row %d where that is not sure: %j", (row, list) => {
    expect(peopleOf(list)).toMatch(`La fila ${row} está justo encima de unos encabezados`);
  });

  test("surnames that begin as a title does are somebody's", () => {
    const list = 'Apellidos y nombre;Tel\n"Móvil Sanz, Ana";600123456\n"Correo Gil, Eva";';
    expect(peopleOf(list)).toEqual(["Ana|Móvil Sanz", "Eva|Correo Gil"]);
  });

  test("an address in the place of a name is shown, also where a page ends", () => {
    const list = `${HEADINGS}\nC/ Mayor, 3;Ana;1\n${HEADINGS}\nEva;Sol;2`;
    expect(peopleOf(list)).toEqual(["Eva|Sol", expect.stringMatching(/^2: Esta fila no/)]);
  });

  test("a title that says another month stands below and is nobody", () => {
    const list = `Mes;Enero;\n${HEADINGS}\nAna;Gil;1\nMes;Febrero;\nEva;Sol;2`;
    expect(peopleOf(list)).toEqual([
      "Ana|Gil",
      "Eva|Sol",
      expect.stringMatching(/^4: Esta fila no/),
    ]);
  });

  test.each([
    `Fecha:;30/11/2026;\n${HEADINGS}\nAna;Gil;1\nFecha:;30/11/2026;`,
    `Listado;;Enero\n${HEADINGS}\nAna;Gil;1\nListado;;Enero`,
  ])("a title of two cells that stands below is asked about: %j", (list) => {
    expect(peopleOf(list)).toBe(
      "La fila 4 dice lo mismo que un título de encima de los encabezados. Bórrala; si es una persona, borra ese título.",
    );
  });

  test("may be missing below the title, which is left out", () => {
    const list = `${LISTED}\n${FIRST}\n${LISTED}\nEva;Sol;2`;
    expect(peopleOf(list)).toEqual(["Ana|Gil", "Eva|Sol"]);
  });

  test("a title that may be a name is asked about", () => {
    const list = `Grupo Vidal;;\n${FIRST}\nGrupo Vidal;;\nEva;Sol;2`;
    expect(peopleOf(list)).toMatch(/^La fila 4 dice lo mismo que un título/);
  });

  test("leave a row that is like a title and stands elsewhere", () => {
    const list = `Jaén;;\n${HEADINGS}\nAna;Gil;1\nJaén;;\nEva;Sol;2`;
    expect(peopleOf(list)).toEqual(["Ana|Gil", "Jaén|", "Eva|Sol"]);
  });

  test.each([
    ["Nombre\nNom\nAna", ["Nom|", "Ana|"]],
    ["Nombre\nNombre\nAna", ["Ana|"]],
    ["Nombre;Zona\nAna;Sur\nNOMBRE;ZONA\nEva;Sur", ["Ana|", "Eva|"]],
    ["Nombre;Apellidos\nNom;Somchai", ["Nom|Somchai"]],
    ["Nombre;Apellidos\nAna;Nombre", ["Ana|Nombre"]],
    ["Nombre;Notas\nAna;Nombre", ["Ana|"]],
    ["Nombre;Apellidos;Notas\nAna;Calle;Nombre", ["Ana|Calle"]],
    ["Apellido 1;Apellido 2;Nombre\nNombre;Calle;Ana", ["Ana|Nombre Calle"]],
    ["Apellidos y nombre\nGil, Ana\nApellidos y nombre\nSol, Eva", ["Ana|Gil", "Eva|Sol"]],
    [";Zona;Nombre\nNom;600;Nombre", [expect.stringMatching(/^2: Esta fila no/)]],
    ["Nombre;Zona\nNombre;Sur\nAna;Sur", ["Ana|", expect.stringMatching(/^2: Esta fila no/)]],
  ])("are two headings, or the very same: %j", (list, people) => {
    expect(peopleOf(list)).toEqual(people);
  });

  test("that are one word, which somebody may be called, are asked about", () => {
    expect(peopleOf("Nom\nAna\nNom\nEva")).toBe(
      "La fila 3 dice lo mismo que el encabezado. Si no es una persona, bórrala; si lo es, escribe «Nombre» en el encabezado.",
    );
  });

  test.each([
    ["Nombre;Apellidos\nAna;Gil\nApellidos;Nombre\nSol;Eva", 3],
    ["Nombre;Móvil;Teléfono fijo\nAna;1;2\nNombre;Teléfono fijo;Móvil\nEva;2;1", 3],
    ["Nombre;DNI\nAna;1\nDNI;Nombre\n2;Eva", 3],
    ["Nombre;Apellidos\nAna;Gil\nNombre;Apellidos;Teléfono\nEva;Sol;", 3],
    ["Nombre;Zona\nAna;Norte\nNombre;Teléfono\nEva;600123456", 3],
    ['Nombre;Apellidos\nAna;Gil\nApellidos y nombre;DNI\n"Sol, Eva";2', 3],
    ["Nombre;Apellidos\nAna;Gil\nDNI;Nombre\n2;Eva", 3],
    ["Nombre;Apellidos\nAna;Gil\nApellidos y nombre;\nSol, Eva;", 3],
    ["1;Gil;Nom\nDNI;Apellidos;Nombre / Nom\n2;Sol;Ana", 2],
    [
      "Primer apellido;Segundo apellido;Nombre\nGil;Mora;Ana\nSegundo apellido;Primer apellido;Nombre\nRey;Sol;Eva",
      3,
    ],
  ])("that say something else are another list: %j", (list, row) => {
    expect(peopleOf(list)).toBe(
      `La fila ${row} vuelve a decir qué hay en cada columna, y no dice lo mismo. Pon cada lista en un archivo.`,
    );
  });
});

test("a row has as many cells as the headings, not as the first row", () => {
  const { errors } = readList("Jaén\nNombre;Apellidos\nAna;Gil;x");
  expect(errors).toEqual([
    {
      row: 3,
      message: "Tiene más casillas que la fila de los encabezados. ¿Falta poner comillas?",
    },
  ]);
});

test("a row is known by its number in a spreadsheet", () => {
  const { rows } = readTable("sep=;\nJaén\n\nNombre;Apellidos\n\nAna;Gil");
  expect(rows.map(({ row }) => row)).toEqual([5]);
});
