import { beginsAName } from "./cells.ts";
import { plainWords } from "./plain-words.ts";

/** What a text is read of that may be as long as the file. */
const READ = 120;

/** Who cares for her or is of her family, in one word. */
const RELATIVE =
  /^(?:famili(?:a|ar(?:e?s)?)|cuidador(?:[ae]s?)?|hij[oa]s?|fill(?:[ae]s?|os?)?|tutor(?:[ae]s?)?|curador(?:[ae]s?)?|responsables?|representantes?|conyuges?|espos[oa]s?|marido|parejas?|herman[oa]s?|niet[oa]s?|sobrin[oa]s?|madre|padre|nuera|yerno|vecin[oa]s?|cuñad[oa]s?|allegad[oa]s?)$/;
const EMERGENCY = /^(?:emergenci(?:as?|es)|urgenci(?:as?|es)|emerxencias?|urxencias?|avisar)$/;
const CONTACT = /^contact(?:os?|es?)$/;
const HER =
  /^(?:usuari(?:[oa]?s?)|beneficiari(?:[oa]?s?)|titular(?:es)?|interesad[oa]s?|mayor(?:es)?|ancian[oa]s?|soci[oa]s?|solicitantes?|residentes?|pacientes?|dependientes?|menor(?:es)?|alumn[oa]s?|personale?s|persoais|identificativos)$/;
const PERSON = /^perso(?:n?as?|nes)$/;
const DATA = /^(?:datos|dades|informacion)$/;
/** What stands beside them: 'Datos del familiar o cuidador/a que le atiende 1'. */
const BESIDE =
  /^(?:nombre|apellidos|de|del|d|do|da|el|els|la|les?|l[oa]s|una?|a|[ao]s|l|y|e|i|o|u|en|con|caso|su|sus|que|no|atiende|cuida|convive|primer[oa]?|segund[oa]?|otr[oa]s?|principal(?:es)?|apoyo|ref|referencia|legal(?:es)?|mas|cercan[oa]|proxim[oa]|direct[oa]|convivientes?|preferentes?|habitual(?:es)?|intern[oa]|profesional(?:es)?|domicilio|direccion|opcional(?:es)?|obligatori[oa]s?|si|tiene|hay|n|nº|\d+[ºª]?)$/;
const KNOWN = [RELATIVE, EMERGENCY, CONTACT, HER, PERSON, DATA, BESIDE];

/** Somebody else, but 'Contacto de la persona' is how she is reached. */
const OF_ANOTHER = [
  /(?:^| )perso(?:n?as?|nes) (?:de )?(?:contact|referencia|apoyo)/,
  /(?:^| )contactos? .*(?:llave|confianza|alternativ|secundari|autorizad|prioritari|avisos|necesario|fam(?: |$)|extern|\d h(?: |$))/,
];
const NUMBERED_CONTACT =
  /^contacto (?:nº? )?(?:\d[ºª]?|[ab]|principal|secundari[oa]|alternativ[oa])$/;
/** Where she lives and with whom. */
const OF_HER_HOME =
  /(?:^| )(?:unidad|domicilio|situacion|nucleo|entorno|convivencia|informacion) familiar(?: |$)|^familias?$/;
const OF_BOTH = /(?:^| )[yei](?: |$)/;

const plainGroup = (group: string) => plainWords(group.slice(0, READ));
const is = (word: string, ...kinds: RegExp[]) => kinds.some((kind) => kind.test(word));

/** Of whom the columns below a group are; null below any text that is a title. */
export type Whose = "hers" | "theirs" | "contact" | "theirs or a title" | null;

/**
 * 'Contacto' may be hers or another's, 'Responsable del taller' a title, and 'Usuarios y
 * familiares' or 'Responsable: Luis Gil' can be nothing else.
 */
export function whoseGroup(group: string): Whose {
  const plain = plainGroup(group);
  const words = plain.split(" ");
  const find = (kind: RegExp) => words.findIndex((word) => kind.test(word));
  const [relative, her, emergency] = [find(RELATIVE), find(HER), find(EMERGENCY)];
  if (OF_HER_HOME.test(plain) || hasAName(group)) return null;
  if (relative >= 0 && her >= 0 && (OF_BOTH.test(plain) || her < relative)) return null;
  if (OF_ANOTHER.some((one) => one.test(plain))) return "theirs";
  const [first = ""] = words.filter((word) => !is(word, BESIDE));
  if (relative >= 0 || emergency >= 0) {
    if (words.every((word) => is(word, ...KNOWN)) || is(first, DATA, CONTACT, PERSON))
      return "theirs";
    return is(first, RELATIVE, EMERGENCY) ? "theirs or a title" : null;
  }
  if (find(CONTACT) >= 0) return "contact";
  const [whose = ""] = words.filter((word) => !is(word, BESIDE, DATA));
  return is(whose, HER, PERSON) ? "hers" : null;
}

/** 'Responsable: Luis Gil'. */
const hasAName = (group: string) => {
  const [, said = ""] = group.slice(0, READ).split(":");
  return beginsAName(said.trim());
};

/** Whether a group says that it has somebody's data, and is no title such as 'Familiares'. */
export const saysThatItIsData = (group: string): boolean =>
  plainGroup(group)
    .split(" ")
    .some((word) => is(word, DATA, EMERGENCY, CONTACT));

/** Whether it is one of several: 'Contacto 1', 'Contacto B'. */
export const isNumberedContact = (group: string): boolean =>
  NUMBERED_CONTACT.test(plainGroup(group));
