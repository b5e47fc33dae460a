import { expect, test } from "vitest";
import { ServiceError } from "../../platform/errors.ts";
import { fc } from "../../tools/testing/properties.ts";
import { SEPARATORS, type Separator } from "./parse-cells.ts";
import { readList } from "./testing/lists.ts";

type Person = {
  name: string;
  surnames: [string, string | undefined];
  phone: string;
  birthDate: string;
};

const GIVEN = ["Ana", "Eva", "José", "María Luisa", "Íñigo", "Begoña", "Luis", "Uxía", "Mª Paz"];
const SURNAMES = ["Gil", "Muñoz", "Sol", "García", "de la Fuente", "Núñez", "Peña", "O'Hara"];
const ODD_GIVEN = [...GIVEN, "Nom", "Suma", "Na"];
const ODD_SURNAMES = [
  ...SURNAMES,
  ...["Total", "Null", "Nombre", "Suma", "Calle", "Página", "No", "Sin Domicilio", "Alias"],
  ...["Apellido", "Hoja", "Mote", "Teléfono", "Fin"],
];

const peopleOf = (given: string[], surnames: string[]) =>
  fc.array(
    fc.record({
      name: fc.constantFrom(...given),
      surnames: fc.tuple(
        fc.constantFrom(...surnames),
        fc.option(fc.constantFrom(...surnames), { nil: undefined }),
      ),
      phone: fc.integer({ min: 600_000_000, max: 699_999_999 }).map(String),
      birthDate: fc.constantFrom("1941-05-28", "1938-02-03", "1950-12-31"),
    }) satisfies fc.Arbitrary<Person>,
    { minLength: 1, maxLength: 12 },
  );

type Column = { heading: string; cell: (person: Person) => string };

const column = (headings: string[], cell: Column["cell"]) =>
  fc.record({ heading: fc.constantFrom(...headings), cell: fc.constant(cell) });
const spanish = (day: string) => day.split("-").reverse().join("/");
const both = ({ surnames }: Person) => surnames.filter(Boolean).join(" ");

/** The columns of names, as offices part them. */
const names = fc.oneof(
  fc.tuple(
    column(["Nombre", "NOMBRE:", "Nombre (obligatorio)", "Nombre / Nom"], ({ name }) => name),
    column(["Apellidos", "APELLIDOS", "Apellidos / Cognoms"], both),
  ),
  fc.tuple(
    column(["Primer apellido", "1º Apellido", "1.er apellido"], ({ surnames: [one] }) => one),
    column(["Segundo apellido", "2.º apellido"], ({ surnames: [, other = ""] }) => other),
    column(["Nombre", "NOMBRE"], ({ name }) => name),
  ),
  fc.tuple(
    column(["Nombre", "Nom"], ({ name }) => name),
    column(["Cognoms", "Apelidos"], both),
  ),
  fc.tuple(
    column(
      ["Apellidos y nombre", "APELLIDOS, NOMBRE", "Cognoms i nom"],
      (person) => `${both(person)}, ${person.name}`,
    ),
  ),
);
const others = fc.tuple(
  column(["Teléfono", "TFNO.", "Móvil"], ({ phone }) => phone),
  column(["Fecha de nacimiento", "F. Nac."], ({ birthDate }) => spanish(birthDate)),
  column(["DNI", "Notas, avisos", "", "Nombre (madre)"], () => "x"),
);

/** Whose surnames stand in two columns has the first of them before the second. */
const inOrder = (columns: Column[]): Column[] => {
  const isOne = ({ heading }: Column) => /^(?:primer|1)/i.test(heading);
  const isTwo = ({ heading }: Column) => /^(?:segundo|2)/i.test(heading);
  const turned = columns.findIndex(isTwo) < columns.findIndex(isOne);
  const [one, two] = [columns.find(isOne), columns.find(isTwo)];
  if (!turned || !one || !two) return columns;
  return columns.map((own) => (own === one ? two : own === two ? one : own));
};

const TITLES = ["Jaén", "Ayuda a domicilio, 2026", "Listado (pág. 1)", "Zona; norte", "Grado II"];

const dialect = fc.record({
  separator: fc.constantFrom(...SEPARATORS),
  columns: fc.tuple(names, others).chain(([one, other]) => {
    const all: Column[] = [...one, ...other];
    return fc.shuffledSubarray(all, { minLength: all.length }).map(inOrder);
  }),
  titles: fc.uniqueArray(fc.constantFrom(...TITLES), { maxLength: 3 }),
  /** Empty rows below each title, and below the headings. */
  empty: fc.integer({ min: 0, max: 3 }),
  /** Empty cells behind each row. */
  behind: fc.integer({ min: 0, max: 3 }),
  /** People on a page; none: there is one page. */
  page: fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }),
  quotes: fc.constantFrom("needed", "all", "rows"),
  isSaid: fc.boolean(),
  end: fc.constantFrom("\n", "\r\n", "\r"),
  mark: fc.constantFrom("", "\ufeff"),
});
type Dialect = typeof dialect extends fc.Arbitrary<infer T> ? T : never;

function rowOf(cells: string[], { separator, quotes, behind }: Dialect): string {
  const isNeeded = (cell: string) => cell.includes(separator) || cell.includes('"');
  const written = cells.map((cell) =>
    quotes === "all" || isNeeded(cell) ? `"${cell.replaceAll('"', '""')}"` : cell,
  );
  const row = written.join(separator) + separator.repeat(behind);
  return quotes === "rows" ? `"${row.replaceAll('"', '""')}"` : row;
}

/** A title stands in quotes where it must. */
const titleOf = (title: string, { separator, behind }: Dialect) =>
  (title.includes(separator) ? `"${title}"` : title) + separator.repeat(behind);

function write(people: Person[], how: Dialect): string {
  const { columns, titles, empty, page, isSaid, separator, end, mark } = how;
  const gap = Array<string>(empty).fill("");
  const headings = columns.map(({ heading }) => heading);
  const top = [...titles.flatMap((title) => [titleOf(title, how), ...gap]), rowOf(headings, how)];
  const rows = people.map((person) =>
    rowOf(
      columns.map(({ cell }) => cell(person)),
      how,
    ),
  );
  const pages = rows.flatMap((row, index) =>
    page !== null && index > 0 && index % page === 0 ? [...top, row] : [row],
  );
  const said = isSaid && end !== "\r" ? [`sep=${separator}`] : [];
  return mark + [...said, ...top, ...gap, ...pages].join(end);
}

const shown = (people: Person[]) =>
  people.map((person) => [person.name, both(person), `+34${person.phone}`, person.birthDate]);

function read(list: string): { people: unknown[]; wrong: string[] } {
  try {
    const { people, errors } = readList(list);
    return {
      people: people.map(({ details: { name, surnames, phone, birthDate } }) => [
        ...[name, surnames, phone, birthDate],
      ]),
      wrong: errors.map(({ row, message }) => `${row}: ${message}`),
    };
  } catch (error) {
    if (error instanceof ServiceError) return { people: [], wrong: [error.message] };
    throw error;
  }
}

const RUNS = { numRuns: 1_000 };
const separatorsRead = new Set<Separator>();

test("a list is read in whatever way an office writes it", () => {
  fc.assert(
    fc.property(peopleOf(GIVEN, SURNAMES), dialect, (people, how) => {
      separatorsRead.add(how.separator);
      expect(read(write(people, how))).toEqual({ people: shown(people), wrong: [] });
    }),
    RUNS,
  );
  expect(separatorsRead.size).toBe(SEPARATORS.length);
});

test("of people with odd names nobody is lost or misread without a word", () => {
  let whole = 0;
  fc.assert(
    fc.property(peopleOf(ODD_GIVEN, ODD_SURNAMES), dialect, (people, how) => {
      const found = read(write(people, how));
      if (found.wrong.length > 0) return;
      whole += 1;
      expect(found.people).toEqual(shown(people));
    }),
    RUNS,
  );
  // What is refused is rare.
  expect(whole).toBeGreaterThan(0.9 * RUNS.numRuns);
});

test("who stands above the headings is never lost without a word", () => {
  fc.assert(
    fc.property(peopleOf(ODD_GIVEN, ODD_SURNAMES), dialect, fc.nat(), (people, how, at) => {
      const plain: Dialect = { ...how, titles: [], empty: 0, page: null, isSaid: false, mark: "" };
      const [headings = "", ...rows] = write(people, plain).split(how.end);
      const above = 1 + (at % people.length);
      const list = [...rows.slice(0, above), headings, ...rows.slice(above)].join(how.end);
      const found = read(list);
      if (found.wrong.length === 0) expect(found.people).toEqual(shown(people));
    }),
    RUNS,
  );
});
