import type { UserDetails } from "../users/index.ts";
import { plainWords } from "./plain-words.ts";

export type Column = keyof UserDetails;

/** Both in one cell: 'García López, Ana'. */
export const SURNAMES_THEN_NAME = "surnames, name";
/** All of them, beside columns that have one each. */
export const ALL_SURNAMES = "all surnames";
export type Place = Column | typeof SURNAMES_THEN_NAME | typeof ALL_SURNAMES;

/** How a first and a second one are numbered. */
const NUMBERS = [
  ...["1", "1º", "1 º", "1ª", "1o", "1 o", "1er", "1 er", "1ro", "1r"],
  ...["2", "2º", "2 º", "2ª", "2o", "2 o", "2do", "2 do", "2n", "2on"],
];
const numbered = (word: string) =>
  NUMBERS.flatMap((one) => [" ", ""].flatMap((gap) => [one + gap + word, word + gap + one]));

/** How each column may be headed, in small letters. Two of one column are one too many. */
const WRITTEN: Record<Column, readonly string[]> = {
  name: ["nombre", "nombre completo", "nombre y apellidos"],
  surnames: [
    "apellidos",
    "apellido",
    "primer apellido",
    "segundo apellido",
    ...["apellido", "ape", "ap"].flatMap(numbered),
    ...["primer ap", "segundo ap", "apellido primero", "apellido segundo"],
    ...["apellido paterno", "apellido materno"],
  ],
  preferredName: [
    "cómo quiere que la llamemos",
    "cómo quiere que le llamemos",
    "cómo quiere que lo llamemos",
    "cómo quiere que le llamen",
    "cómo quiere que la llamen",
    "cómo le gusta que le llamen",
    "cómo le gusta que la llamen",
    "cómo se le llama",
    "cómo la llamamos",
    "cómo llamarla",
    "cómo llamarle",
    "nombre preferido",
    "nombre de uso",
    "nombre usual",
    "nombre habitual",
    "nombre familiar",
    "conocida como",
    "conocido como",
    "conocido a como",
    "apodo",
    "mote",
    "alias",
  ],
  birthDate: ["fecha de nacimiento", "fecha nacimiento", "nacimiento"],
  address: ["dirección", "domicilio", "calle", "calle y número", "dirección postal"],
  phone: ["teléfono", "móvil", "teléfono móvil"],
  email: ["correo", "correo electrónico", "email", "e mail"],
  emergencyName: ["contacto de emergencia", "contacto emergencia", "emergencia"],
  emergencyPhone: ["teléfono de emergencia", "teléfono emergencia"],
};

/** Whose it is, the columns beside it say. */
const PHONES_OF_CONTACTS = [
  ...["teléfono de contacto", "tel de contacto", "telf de contacto", "tlf de contacto"],
];

/** The same shortened, or in another language of Spain: read where none of the above stands. */
const WRITTEN_ELSEWHERE: Partial<Record<Place, readonly string[]>> = {
  name: [
    ...["nom", "nome", "izena", "nombre apellidos"],
    ...["nom i cognoms", "nom y cognoms", "nom cognoms", "nom i llinatges", "nome e apelidos"],
    ...["nome apelidos", "izen abizenak", "izena abizenak", "izena eta abizenak"],
  ],
  surnames: [
    "cognoms",
    "cognom",
    "primer cognom",
    "segon cognom",
    ...numbered("cognom"),
    ...["llinatges", "llinatge", "primer llinatge", "segon llinatge"],
    ...numbered("llinatge"),
    "apelidos",
    "apelido",
    "primeiro apelido",
    "segundo apelido",
    ...numbered("apelido"),
    "abizenak",
    "abizena",
    ...["lehen abizena", "lehenengo abizena", "bigarren abizena"],
    ...numbered("abizena"),
  ],
  birthDate: [
    "f nacimiento",
    "f nac",
    "fecha nac",
    "fec nac",
    "fecha nacim",
    "data de naixement",
    "data de nacemento",
    "jaioteguna",
    "jaiotze data",
  ],
  phone: [
    ...["tel", "telf", "tlf", "tfno", "tlfno", "teléfono principal"],
    ...PHONES_OF_CONTACTS,
    ...["tel móvil", "telf móvil", "tlf móvil", "tfno móvil", "móvil 1", "teléfono móvil 1"],
    ...["telèfon", "telèfon mòbil", "tel mòbil", "mòbil", "telefonoa", "mugikorra"],
  ],
  email: ["mail", "correo e", "correu", "correu electrònic", "posta"],
  emergencyName: [
    ...["persona de contacto", "persona contacto", "nombre de la persona de contacto"],
    ...["nombre de contacto", "nombre del contacto", "familiar de contacto"],
  ],
  [SURNAMES_THEN_NAME]: [
    ...["apellidos y nombre", "apellidos nombre", "apellido y nombre", "apellido nombre"],
    ...["apellidos y nombres", "cognoms i nom", "cognoms nom", "llinatges i nom"],
    ...[
      "apelidos e nome",
      "apelidos nome",
      "abizenak eta izena",
      "abizenak izena",
      "abizen izenak",
    ],
  ],
};

/** Read where no other heading is of telephones: she has her mobile with her. */
const LANDLINES: Partial<Record<Place, readonly string[]>> = {
  phone: [
    ...["teléfono fijo", "tel fijo", "telf fijo", "tlf fijo", "tfno fijo", "teléfono particular"],
    ...["teléfono de casa", "teléfono casa", "telèfon fix", "telefono finkoa"],
    ...["teléfono 1", "teléfono1", "tel 1", "tlf 1", "telèfon 1"],
  ],
};

/** Headings of columns that are not read, as lists of people have them. */
export const OF_OTHER_COLUMNS: readonly string[] = [
  ...["dni", "nif", "nie", "dni nie", "dni nif", "nº", "n", "num", "número", "orden", "id"],
  ...["expediente", "nº expediente", "nº de expediente", "zona", "edad", "sexo", "grado"],
  ...["municipio", "localidad", "población", "provincia", "cp", "código postal"],
  ...["observaciones", "notas", "parentesco", "alta", "baja", "fecha de alta", "centro"],
].map(plainWords);

/** 'Hija', 'Cuidador/a', 'Familiar de referencia', 'Contacto (hija)' and 'Datos del familiar'. */
const CONTACT =
  /^(?:(?:datos|nombre)(?: y apellidos)? )?(?:persona )?(?:del? )?(?:la |l[ao]s )?(?:contactos?|familiar(?:es)?|cuidador[ae]?s?|hij[oa]s?|tutora?|responsable|representante|conyuge|espos[oa]|marido|pareja|herman[oa]s?|niet[oa]s?|sobrin[oa]s?|nuera|yerno|cuñad[oa]s?|allegad[oa]s?)(?: |$)/;
const ADDRESS_OF_ONE = /(?:^| )(?:tel|tlf|tfno|movil|correo|e ?mail)/;
const PHONE_OF_A_CONTACT = /^(?:tel|tlf|tfno|movil).* (?:contacto|familiar|hij[oa])(?: |$)/;

/** Whether it heads somebody else, of whom it is not known what else their column has. */
export const isOfAContact = (heading: string): boolean => {
  const plain = plainHeading(withoutForms(heading));
  return CONTACT.test(plain) && !ADDRESS_OF_ONE.test(plain);
};

const RELATIONSHIP = /^(?:parentesco|parentiu)(?: |$)|^relacion?$/;
const TIE = /^(?:vinculo|vincle)(?: |$)/;
const RELATION_TO_HER =
  /^(?:relacion?|vinculo|vincle) .*(?:familiar|parentesco|vinculo|usuari|persona(?: |s|$)|persoa|mayor|titular|beneficiari|interesad|ancian|soci[oa]|solicitante|residente|dependiente|paciente|alumn|hij[oa]|vecin|asistid|client|abuel[oa]|familia| el(?: ella)?$| ella$)/;
const OF_AN_OFFICE =
  / (?:centro|servicio|ayuntamiento|municipio|entidad|empresa|asociacion|programa|laboral)/;
/** To her: 'Parentesco', 'Relación con la persona', and no 'Relación de talleres'. */
export const isOfARelationship = (heading: string): boolean => {
  const plain = plainHeading(heading);
  if (RELATIONSHIP.test(plain) || RELATION_TO_HER.test(plain)) return true;
  return TIE.test(plain) && !OF_AN_OFFICE.test(plain);
};

const SOMEBODY =
  /^(?:a |con )?quien(?: |$)|^vecin[oa](?! de)(?: |$)|^(?:con)?vive con(?: |$)|^(?:avisar|llamar) al?(?! (?:l[ao]s? )?(?:tarde|mañana|noche|mediodia|partir|primera|ultima|cualquier|horas?|horario|llegada|casa|domicilio|movil|diario|\d))(?: |$)/;
/** 'Quién', 'Vive con' and 'Avisar a': somebody else, in a column that is not read. */
export const isOfSomebody = (heading: string): boolean => SOMEBODY.test(plainHeading(heading));

/** How many there are of them, or who of the office: nobody's own columns stand behind it. */
const NO_PERSONS_COLUMN = /^(?:hij|herman|niet|sobrin)[oa]s(?: |$)|^(?:responsable|representante)$/;
export const isOfAContactsColumn = (heading: string): boolean =>
  isOfAContact(heading) && !NO_PERSONS_COLUMN.test(plainHeading(heading));

const FAMILY = /(?:^| )familiar$/;
const OF_SOMEBODY = /(?:^| )(?:tel|tlf|tfno|movil|correo|e ?mail|apellido)/;
/** 'Nombre familiar' is hers; beside 'Teléfono familiar' it is of a relative. */
export const isOfAFamily = (heading: string): boolean =>
  FAMILY.test(plainHeading(withoutForms(heading)));
/** 'Teléfono familiar', and no 'Unidad familiar'. */
export const isDetailOfAFamily = (heading: string): boolean =>
  isOfAFamily(heading) && OF_SOMEBODY.test(plainHeading(heading));

/** Whose surnames are in it. */
const WHOLE_NAME = /complet|apellid|cognom|llinatg|apelid|abizen/;
export const isOfAWholeName = (heading: string): boolean => WHOLE_NAME.test(plainHeading(heading));

const PARTICLE = /^part(?:icula)?(?: ?\d\S{0,2}|(?: del?)? (?:\S{1,9} )?apellido ?\S{0,3})$/;
/** 'de la', which registers have in a column of its own before each surname. */
export const isOfAParticle = (heading: string): boolean => PARTICLE.test(plainHeading(heading));

/** Only at an end: '(máx. 20 letras)' may stand behind it. */
const SECOND = /^2|(?<!\d)2 ?(?:[ºªo]|do|o?n)?$|^seg|^bigarren|(?:segundo|materno)$/;
export const isSecondSurname = (heading: string): boolean =>
  SECOND.test(plainWords(withoutForms(heading)));

export const isPhoneOfAContact = (heading: string): boolean =>
  PHONE_OF_A_CONTACT.test(plainHeading(withoutForms(heading)));

const OF_MORE: readonly Place[] = ["surnames", "birthDate", "address", "phone", "email"];
/** Whether it heads what stands beside a name, and nobody's first name is so. */
export const headsMore = (cell: string): boolean => {
  const heading = readHeading(cell);
  return heading !== null && OF_MORE.includes(heading.column);
};

/** Those of names that nobody is called by. */
export const HEADINGS_OF_NAMES: readonly string[] = WRITTEN.name.map(plainWords);

/** Every heading that is known. */
export const KNOWN_HEADINGS: readonly string[] = [WRITTEN, WRITTEN_ELSEWHERE, LANDLINES].flatMap(
  (written) => Object.values(written).flat(),
);

/** The same without accents. */
const byHeading = (written: Partial<Record<Place, readonly string[]>>) =>
  new Map(
    Object.entries(written).flatMap(([column, headings]) =>
      headings.map((heading) => [plainWords(heading), column as Place] as const),
    ),
  );
const HEADINGS = byHeading(WRITTEN);
const HEADINGS_ELSEWHERE = byHeading(WRITTEN_ELSEWHERE);
const LANDLINE_HEADINGS = byHeading(LANDLINES);

const HEADING_LENGTH = 60;
/** Of one that may be as long as the file. */
const HEADING_READ = 1_000;
const ASIDE = /\([^()]*\)|\[[^[\]]*\]/g;
/** How something is to be written, and whether: '9 cifras', 'dd/mm/aaaa', 'si tiene'. */
const FORM =
  /^(?:(?:d{1,2} m{1,2} (?:a{2,4}|y{2,4})|a{4} m{1,2} d{1,2}|obligatori[oa]?|opcional|si (?:l[oa] )?tiene|formato|ej|ejemplo|max|maximo|sin espacios|solo numeros|en mayusculas|cifras|digitos|letras|\d+)(?: |$))+$/;

/** What people of two languages head in both. */
const IN_TWO_LANGUAGES: readonly Place[] = ["name", "surnames", "birthDate"];

/** The column, and how sure that is: of two headings of one column the surer is read. */
export type Heading = { column: Place; sureness: 0 | 1 | typeof SUREST };
export const SUREST = 2;

/**
 * What a heading says is below it. What brackets say belongs to it, 'Teléfono (emergencia)', but
 * for how something is to be written: 'Teléfono (9 cifras)'.
 */
export function readHeading(heading: string): Heading | null {
  if (heading === "") return null;
  const said = heading.slice(0, HEADING_READ);
  const whole = plainHeading(said);
  const sure = HEADINGS.get(whole);
  if (sure) return { column: sure, sureness: SUREST };
  const named = withoutAllForms(said);
  const column =
    HEADINGS_ELSEWHERE.get(whole) ?? HEADINGS.get(named) ?? HEADINGS_ELSEWHERE.get(named);
  if (column) return { column, sureness: 1 };
  const both = inTwoLanguages(said);
  if (both) return { column: both, sureness: 1 };
  const landline = LANDLINE_HEADINGS.get(whole) ?? LANDLINE_HEADINGS.get(named);
  return landline ? { column: landline, sureness: 0 } : null;
}

/** 'Nombre / Nom', but not 'Primer apellido / Segundo apellido', which are two. */
function inTwoLanguages(heading: string): Place | null {
  const [spanish = "", other = "", ...more] = heading.split("/").map(plainHeading);
  const column = HEADINGS.get(spanish);
  const isSame = column !== undefined && HEADINGS_ELSEWHERE.get(other) === column;
  return isSame && more.length === 0 && IN_TWO_LANGUAGES.includes(column) ? column : null;
}

const PHONES_PLAIN = PHONES_OF_CONTACTS.map(plainWords);
/** Whichever of several it is: 'Teléfono de contacto (2)'. */
export const isPhoneOfContact = (heading: string): boolean =>
  PHONES_PLAIN.includes(withoutAllForms(heading.slice(0, HEADING_READ)));

const SECOND_ONE = /(?:^| )2(?: |$)/;
/** 'Teléfono (2)' is of whoever stands before it. */
export const isSecondOne = (heading: string): boolean =>
  SECOND_ONE.test(plainHeading(heading.slice(0, HEADING_READ)));

const NAMES_ELSEWHERE = new Set(WRITTEN_ELSEWHERE.name?.map(plainWords));
/** 'Nom i cognoms', which says no more than 'Apellidos y nombre' does. */
export const isOfWholeNameElsewhere = (heading: string): boolean => {
  const plain = plainHeading(withoutForms(heading));
  return plain.includes(" ") && NAMES_ELSEWHERE.has(plain);
};

const FIRST = /^1|(?<!\d)1 ?(?:[ºªo]|e?r|ro)?$|^prim|^lehen|(?:primero|paterno)$/;
export const isFirstSurname = (heading: string): boolean =>
  FIRST.test(plainHeading(withoutForms(heading)));

const SURNAMES_OF_ALL = ["apellidos", "cognoms", "llinatges", "apelidos", "abizenak"];
export const isOfAllSurnames = (heading: string): boolean =>
  heading
    .slice(0, HEADING_READ)
    .split("/")
    .every((part) => SURNAMES_OF_ALL.includes(withoutAllForms(part)));

/** Without what brackets say of how something is to be written: '(máx. 20 letras)', but '(2)'. */
const withoutForms = (heading: string): string =>
  heading
    .slice(0, HEADING_READ)
    .replace(ASIDE, (aside) => (isForm(aside) && /\p{L}/u.test(aside) ? " " : aside));

const withoutAllForms = (said: string) =>
  plainHeading(said.replace(ASIDE, (aside) => (isForm(aside) ? " " : aside)));

const isForm = (aside: string) => FORM.test(plainWords(aside));
const plainHeading = (heading: string) => plainWords(heading).slice(0, HEADING_LENGTH);
