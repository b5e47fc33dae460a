import { plainWords } from "./plain-words.ts";

/** What a text is read of that may be as long as the file. */
const READ = 120;

/** Who cares for her or is of her family, in one word. */
const RELATIVE =
  /^(?:famili(?:a|ar(?:e?s)?)|cuidador(?:[ae]s?)?|hij[oa]s?|fill(?:[ae]s?|os?)?|tutor(?:[ae]s?)?|responsables?|representantes?|conyuges?|espos[oa]s?|marido|parejas?|herman[oa]s?|niet[oa]s?|sobrin[oa]s?|madre|padre|nuera|yerno|vecin[oa]s?|cuñad[oa]s?|allegad[oa]s?)$/;
const EMERGENCY = /^(?:emergenci(?:as?|es)|urgenci(?:as?|es)|emerxencias?|urxencias?|avisar)$/;
const CONTACT = /^contact(?:os?|es?)$/;
const HER =
  /^(?:usuari(?:[oa]?s?)|beneficiari(?:[oa]?s?)|titular(?:es)?|interesad[oa]s?|mayor(?:es)?|ancian[oa]s?|soci[oa]s?|solicitantes?|residentes?|pacientes?|personal(?:e?s)?|persoais|identificativos)$/;
const PERSON = /^perso(?:n?as?|nes)$/;
const DATA = /^(?:datos|dades|informacion)$/;
/** What stands beside them: 'Datos del familiar o cuidador/a más cercano 1'. */
const BESIDE =
  /^(?:nombre|apellidos|de|del|d|do|da|el|els|la|les|l[oa]s|una?|a|[ao]s|l|y|e|i|o|u|en|con|caso|su|sus|primer[oa]?|segund[oa]?|otr[oa]s?|principal(?:es)?|apoyo|referencia|legal(?:es)?|mas|cercan[oa]|domicilio|direccion|opcional(?:es)?|obligatori[oa]s?|si|tiene|hay|n|\d+[ºª]?)$/;
const KNOWN = [RELATIVE, EMERGENCY, CONTACT, HER, PERSON, DATA, BESIDE];

/** Somebody else, but 'Contacto de la persona' is how she is reached. */
const PERSON_OF_CONTACT = /(?:^| )perso(?:n?as?|nes) (?:de )?(?:contact|referencia|apoyo)/;
const OF_BOTH = /(?:^| )[yei](?: |$)/;

/**
 * Of whom the columns below a group are: of the person, of somebody else, or of either, 'Contacto'.
 * 'Responsable del taller' may be a title as well; null of any text that is one, 'Zona norte'.
 */
export type Whose = "hers" | "theirs" | "contact" | "theirs or a title" | null;

export function whoseGroup(group: string): Whose {
  const plain = plainWords(group.slice(0, READ));
  const words = plain.split(" ");
  const find = (kind: RegExp) => words.findIndex((word) => kind.test(word));
  const isKnown = words.every((word) => KNOWN.some((known) => known.test(word)));
  const [relative, her, emergency] = [find(RELATIVE), find(HER), find(EMERGENCY)];
  if (relative >= 0 && her >= 0 && (OF_BOTH.test(plain) || her < relative)) return null;
  if (relative >= 0 || emergency >= 0) {
    const isOfData = [DATA, CONTACT, PERSON].some((kind) => kind.test(words[0] ?? ""));
    if (isKnown || isOfData) return "theirs";
    return relative === 0 || emergency === 0 ? "theirs or a title" : null;
  }
  if (!isKnown) return null;
  if (PERSON_OF_CONTACT.test(plain)) return "theirs";
  if (her >= 0) return "hers";
  if (find(CONTACT) >= 0) return "contact";
  return find(PERSON) >= 0 ? "hers" : null;
}

/** Whether a group says that it has somebody's data, and is no title such as 'Familiares'. */
export const saysThatItIsData = (group: string): boolean =>
  plainWords(group.slice(0, READ))
    .split(" ")
    .some((word) => [DATA, EMERGENCY, CONTACT].some((kind) => kind.test(word)));
