import { describe, expect, test } from "vitest";
import { readColumns } from "./read-columns.ts";
import { readTable } from "./read-table.ts";

const LEFT_OUT = null;

/** What is read of each column, of a list with a group above its headings. */
const placesBelow = (groups: string, headings: string) => {
  const cells = headings.split(";").map(() => "x");
  const { header, rows } = readTable([groups, headings, cells.join(";")].join("\n"));
  return readColumns(header, rows);
};

const HEADINGS = "Nombre;Apellidos;Zona;Teléfono;Correo;Dirección";
const HERS = ["name", "surnames", LEFT_OUT, "phone", "email", "address"];
const NOBODYS = ["name", "surnames", LEFT_OUT, LEFT_OUT, LEFT_OUT, LEFT_OUT];

const THEIRS = [
  ...["Datos del familiar", "Datos de familiares", "DATOS DEL FAMILIAR O CUIDADOR/A"],
  ...["Contacto de emergencia", "Contactos de emergencia", "En caso de emergencia", "Urgencias"],
  ...["Persona de contacto", "Personas de contacto 2", "Contacto con la persona de referencia"],
  ...[
    "Contacto familiar",
    "Contacto (hija)",
    "Contacto: hija",
    "Contacto pareja",
    "Contacto cónyuge",
  ],
  ...[
    "Contacto persona responsable",
    "Contacto de la persona cuidadora",
    "Contacto de un familiar",
  ],
  ...["Contacto de la familia", "Datos de contacto del representante legal", "Contacte familiar"],
  ...[
    "Contacto del familiar de la persona usuaria",
    "Contacto con llaves",
    "Contacto de confianza",
  ],
  ...[
    "Persona de contacto habitual",
    "Persona de contacto (24 h)",
    "Contactos con llave",
    "Contacto fam.",
    "Contacto (24 h)",
  ],
];
const RELATIVES = [
  ...["Familiar", "Familiares", "Familiar 1", "Familiar: hija", "Hijo/a o cuidador/a", "Vecina"],
  ...[
    "FAMILIAR:",
    "Cuidador principal",
    "Tutor/a legal",
    "Cuidador no profesional",
    "Familiar que le atiende",
    "Familiar más próximo",
    "Familiares y cuidadores",
  ],
];
const HER_GROUPS = [
  ...["Usuario", "Usuarias", "Persona usuaria", "Persoa usuaria", "Usuari@", "Persona mayor"],
  ...["Datos personales", "1. DATOS DEL USUARIO/A", "Solicitante", "Residentes", "Interesado:"],
  ...[
    "Persona dependiente",
    "Persona usuaria del SAD",
    "Usuario/a del servicio",
    "Titular del expediente",
  ],
  ...["Datos de la persona en situación de dependencia", "Dependiente", "Usuarios SAD"],
];

describe("what stands below a group of somebody else is not hers", () => {
  test.each(THEIRS)("where it says that it is theirs: '%s'", (group) => {
    const { places, leftOut } = placesBelow(`;;;${group};;`, HEADINGS);
    expect(places).toEqual(NOBODYS);
    expect(leftOut[1]?.heading).toBe(`${group}: Teléfono`);
  });

  test.each(RELATIVES)("where hers have a group too: '%s'", (group) => {
    expect(placesBelow(`Usuaria;;;${group};;`, HEADINGS).places).toEqual(NOBODYS);
  });

  test.each(HER_GROUPS)("beside '%s'", (hers) => {
    expect(placesBelow(`${hers};;;Familiar;;`, HEADINGS).places).toEqual(NOBODYS);
    expect(placesBelow(`Familiar;;;${hers};;`, "Nombre;Móvil;Zona;Nombre;Tel.").places).toEqual([
      ...[LEFT_OUT, LEFT_OUT, LEFT_OUT],
      ...["name", "phone"],
    ]);
  });

  test.each([
    "Nombre;Apellidos;Teléfono;Móvil;Correo;DNI",
    "Nombre;Apellidos;Tel. fijo;Teléfono;Correo;DNI",
    "Nombre;Apellidos;Correo;Mail;Zona;DNI",
    "Nombre;Apellidos;DNI;Nombre;Zona;Edad",
    "Nombre;Apellidos;DNI;Apellidos;Móvil;Correo",
    "Nombre y apellidos;DNI;Zona;Apellidos;Móvil;Correo",
    "Apellidos y nombre;DNI;Zona;Nombre;Móvil;Correo",
    "Nombre;Apellidos;DNI;Primer apellido;Segundo apellido;Móvil",
  ])("where the same stands elsewhere: '%s'", (headings) => {
    for (const group of ["Familiar", "Tutora"])
      expect(placesBelow(`;;;${group};;`, headings).places.slice(3)).toEqual([
        ...[LEFT_OUT, LEFT_OUT, LEFT_OUT],
      ]);
  });

  test("where there are two contacts", () => {
    const headings = "Nombre;Apellidos;Dirección;Quién;Teléfono;Quién;Móvil";
    expect(placesBelow("Usuario;;;Contacto 1;;Contacto 2;", headings).places.slice(3)).toEqual([
      ...[LEFT_OUT, LEFT_OUT, LEFT_OUT, LEFT_OUT],
    ]);
  });

  test("where the same stands below each of several contacts", () => {
    const headings = "Nombre;Apellidos;Teléfono;Teléfono;Teléfono;Dirección";
    for (const groups of [
      "Contacto 1;Contacto 2;Contacto 3",
      "Contacto principal;Contacto 2;Otros",
      "Contacto principal;Contacto secundario;Otros",
    ])
      expect(placesBelow(`Usuario;;${groups};`, headings).places.slice(2, 4)).toEqual([
        ...[LEFT_OUT, LEFT_OUT],
      ]);
  });

  test.each(["Contacto", "Contacto habitual", "Datos de contacto"])(
    "where somebody stands first below '%s'",
    (group) => {
      for (const somebody of [
        "Quién",
        "Vecina",
        "Avisar a",
        "Vive con",
        "Avisar a la familia",
        "Avisar al hijo",
        "Llamar a (nombre)",
      ]) {
        const headings = `Nombre;Apellidos;Dirección;${somebody};Teléfono;Correo`;
        expect(placesBelow(`Usuario;;;${group};;`, headings).places.slice(3)).toEqual([
          ...[LEFT_OUT, LEFT_OUT, LEFT_OUT],
        ]);
      }
    },
  );

  test("where the group stands above each of its columns", () => {
    const headings = "Nombre;DNI;Nombre;Teléfono";
    expect(placesBelow("Usuario;Usuario;Contacto;Contacto", headings).places.slice(2)).toEqual([
      ...[LEFT_OUT, LEFT_OUT],
    ]);
  });

  test("where it ends with a sign, and other groups stand beside it", () => {
    const headings = "Nombre;Apellidos;Zona;Teléfono;Correo;Dirección";
    const groups = "Datos personales;;;Contacto de emergencia:;Otros datos;";
    expect(placesBelow(groups, headings).places[3]).toBe(LEFT_OUT);
  });

  test.each([
    ...["Parentesco", "Relación", "Relación con la persona usuaria", "Vínculo", "Parentiu"],
    ...["Relación con el/la usuario/a", "Relación/Parentesco", "Relación: hijo, vecino…"],
    ...[
      "Relación con la persona usuaria del servicio",
      "Relación con el asistido",
      "Parentesco (servicio)",
      "Vínculo con el usuario del centro",
    ],
    ...["Relación con él/ella", "Relació", "Relación o parentesco"],
  ])("where it has '%s', wherever it stands", (relationship) => {
    for (const group of ["Familiar 1", "Contacto", "Datos de contacto", "Contacto preferente"]) {
      const first = `Nombre;Apellidos;DNI;${relationship};Teléfono;Correo`;
      expect(placesBelow(`;;;${group};;`, first).places.slice(3)).not.toContain("phone");
      const own = `Nombre;Apellidos;DNI;Contacto;${relationship};Teléfono`;
      expect(placesBelow(`;;;${group};;`, own).places.slice(3)).not.toContain("phone");
      const last = `Nombre;Apellidos;DNI;Teléfono;Correo;${relationship}`;
      expect(placesBelow(`;;;${group};;`, last).places.slice(3)).not.toContain("phone");
    }
  });

  test.each(["Nombre", "Nombre y apellidos", "Apellidos y nombre"])(
    "where somebody is named again below 'Contacto': '%s'",
    (name) => {
      for (const group of ["Contacto", "Datos de contacto"])
        expect(placesBelow(`;;${group};;`, `Nombre;Móvil;${name};Tel.;Zona`).places).toEqual([
          ...["name", "phone"],
          ...[LEFT_OUT, LEFT_OUT, LEFT_OUT],
        ]);
    },
  );
});

describe("a group says nothing of what is hers", () => {
  test.each([
    ...["Datos de contacto", "DATOS DE CONTACTO", "Contacto", "Contactos", "Contacto principal"],
    ...["Datos de contacto y domicilio", "Datos de contacto (opcional)", "2. Datos de contacto"],
    ...["Datos de contacto de los usuarios", "Contacto (usuario/a)", "Contacto del mayor"],
    ...["Contacto de la persona", "Contacto / Dirección", "Contacto 1", "Dades de contacte"],
    ...["Domicilio", "Otros datos", "Usuarios y familiares", "Datos de familiares y usuarios"],
    ...["Hermanas de la Caridad", "Cuidadoras del programa Respiro", "Responsable: Luis Gil"],
    ...["Datos de la unidad familiar", "Domicilio familiar", "Familia", "Emergencia social"],
    ...["Contacto: Servicios Sociales", "Contactos de la asociación", "Familiares, curso 2026"],
  ])("'%s'", (group) => {
    expect(placesBelow(`;;;${group};;`, HEADINGS).places).toEqual(HERS);
  });

  test.each([
    ...["Usuarios SAD;;;Datos de contacto;;", "Mayores de Jaén;;;Responsable: Luis Gil;;"],
    ...["Datos personales;;;Contacto;;", "Datos personales;;;Datos de contacto y domicilio;;"],
    ...["Familiares;;;;;", "Familiares:;;;;;", "Responsable;Luis Rey;;;;", "Contacto:;Eva Sol;;;;"],
    ...["Listado SAD 2026;;;Responsable: Luis Gil;;", "Usuarios;;;Tutora: Eva Sol;;"],
    ...[
      "Socio;;;Contacto 1;Contacto 2;",
      "Datos personales;;Familia;;;",
      ";;;Tutora:;Eva Sol;",
      "Usuarios;;;Responsable;Luis Gil;",
      "Grupo 3;Tutora;Eva;;;",
    ],
  ])("'%s'", (groups) => {
    expect(placesBelow(groups, HEADINGS).places).toEqual(HERS);
  });

  test.each([
    "Vive sola",
    "Vive en",
    "Avisar por",
    "Llamar a la tarde",
    "Llamar a cualquier hora",
    "Avisar a domicilio",
    "Llamar antes de ir",
    "Vecino de",
  ])("'%s' is nobody else", (heading) => {
    const headings = `Nombre;Apellidos;${heading};Teléfono;Correo;Dirección`;
    expect(placesBelow(";;Contacto;;;", headings).places).toEqual(HERS);
  });

  test.each([
    ...["Relación con el centro", "Relación con el club", "Relación de talleres"],
    ...["Relación laboral", "Relación con la residencia", "Vínculo con el municipio"],
  ])("'%s' is nobody's relationship", (relation) => {
    const headings = `Nombre;Apellidos;${relation};Teléfono;Correo;Dirección`;
    expect(placesBelow(";;Contacto;;;", headings).places).toEqual(HERS);
  });
});

describe("what says itself that it is of a contact is read so below any group", () => {
  const OWN = "Nombre;Apellidos;Teléfono;Persona de contacto;Teléfono de contacto;Parentesco";
  test.each([
    ...["Contacto de emergencia", "Datos del familiar", "Persona de contacto", "Contacto"],
    ...["Datos de contacto", "Familiar de referencia"],
  ])("'%s'", (group) => {
    const read = ["name", "surnames", "phone", "emergencyName", "emergencyPhone", LEFT_OUT];
    expect(placesBelow(`Datos personales;;;${group};;`, OWN).places).toEqual(read);
    expect(placesBelow(`;;;${group};;`, OWN).places).toEqual(read);
    const said = OWN.replace(
      "Persona de contacto;Teléfono de contacto",
      "Emergencia;Teléfono emergencia",
    );
    expect(placesBelow(`;;;${group};;`, said).places).toEqual(read);
  });

  test("a relationship behind it says nothing of what stands before", () => {
    const headings = "Nombre;Apellidos;Teléfono;Correo;Persona de contacto;Parentesco";
    expect(placesBelow("Datos personales;;Datos de contacto;;;", headings).places).toEqual([
      ...["name", "surnames", "phone", "email"],
      ...["emergencyName", LEFT_OUT],
    ]);
  });

  test.each([...["Contacto", "Vecina", "Vive con", "Avisar a"]])(
    "nor behind '%s', which is not read, where hers stands before",
    (contact) => {
      const headings = `Nombre;Apellidos;Teléfono;Correo;${contact};Parentesco`;
      expect(placesBelow("Datos personales;;Datos de contacto;;;", headings).places).toEqual([
        ...["name", "surnames", "phone", "email"],
        ...[LEFT_OUT, LEFT_OUT],
      ]);
    },
  );

  test("a telephone of contact alone is of whom the group is", () => {
    const headings = "Nombre;Apellidos;Teléfono de contacto";
    expect(placesBelow(";;Contacto de emergencia", headings).places[2]).toBe(LEFT_OUT);
    expect(placesBelow(";;Datos de contacto", headings).places[2]).toBe("phone");
  });
});

describe("a list is refused where a group may be a title as well", () => {
  test.each([
    ...RELATIVES.map((group) => `;;;${group};;`),
    ...["Atención al usuario;;;Familiares;;"],
    ...["Abuela;;;Hija;;", "Programa;;;Responsable;;", "Usuarios;;;Responsable del taller;;"],
  ])("'%s'", (groups) => {
    const group = groups.split(";")[3]?.replace(":", "") ?? "";
    const shown = groups.includes("hija") ? "Familiar: hija" : group;
    expect(() => placesBelow(groups, HEADINGS)).toThrow(
      `Encima de «Teléfono» pone «${shown}», y no se sabe de quién es esa columna.`,
    );
  });

  test("where it could be a title above all, and somebody is named behind it", () => {
    const headings = "Nombre;Móvil;Zona;Apellidos y nombre;Tel.";
    expect(() => placesBelow("Familiar;;;Abuela;", headings)).toThrow(
      "Encima de «Nombre» pone «Familiar»",
    );
  });

  test("but not where nothing below it would be read", () => {
    const headings = "Nombre;Teléfono;Zona;Teléfono de la hija;Correo de la hija;Parentesco hija";
    expect(placesBelow(";;;Familiar;;", headings).places.slice(0, 2)).toEqual(["name", "phone"]);
  });
});

test.each([
  [
    "DATOS DEL USUARIO;;;DATOS DEL FAMILIAR;\nNombre;Apellidos;DNI;Parentesco;Teléfono",
    ["DNI", "DATOS DEL FAMILIAR: Parentesco", "DATOS DEL FAMILIAR: Teléfono"],
  ],
  [
    ";;Contacto de emergencia;;Otros\nNombre;DNI;Parentesco;Teléfono;Correo",
    ["DNI", "Contacto de emergencia: Parentesco", "Contacto de emergencia: Teléfono"],
  ],
  ["Usuario;;Hija;\nNombre;Teléfono;Nombre;Teléfono", ["Hija: Nombre", "Hija: Teléfono"]],
])("on each page a group stands before the heading that is left out: %j", (top, leftOut) => {
  const { header, rows } = readTable(`${top}\nAna;x;x;x\n${top}\nEva;x;x;x`);
  expect(rows).toHaveLength(2);
  expect(readColumns(header, rows).leftOut.map(({ heading }) => heading)).toEqual(leftOut);
});
