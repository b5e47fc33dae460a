/** Before a name or a number: no sentence ends with them. */
const BEFORE = `
d=don dr=doctor dra=doctora dres=doctores dras=doctoras dña=doña sr=señor sra=señora
sres=señores sras=señoras srta=señorita srtas=señoritas excmo=excelentísimo excma=excelentísima
ilmo=ilustrísimo ilma=ilustrísima fr=fray prof=profesor profa=profesora lic=licenciado
ing=ingeniero rvdo=reverendo hno=hermano hna=hermana ntra=nuestra ntro=nuestro sto=santo
sta=santa av=avenida avd=avenida avda=avenida pl=plaza pza=plaza plza=plaza ctra=carretera
cno=camino urb=urbanización edif=edificio rda=ronda trav=travesía núm=número núms=números
pág=página págs=páginas art=artículo apdo=apartado esc=escalera blq=bloque pta=puerta
tel=teléfono teléf=teléfono tfno=teléfono tlf=teléfono tlfno=teléfono tfnos=teléfonos tels=teléfonos ext=extensión vs=versus
fco=Francisco`;

/** After what they are of: with a capital behind them a sentence ends. */
const AFTER = `
etc=etcétera aprox=aproximadamente izq=izquierda izqda=izquierda izda=izquierda dcha=derecha
izqdo=izquierdo izdo=izquierdo dcho=derecho vd=usted vds=ustedes
atte=atentamente ref=referencia cód=código
dpto=departamento ayto=ayuntamiento sep=septiembre ago=agosto bj=bajo entlo=entresuelo máx=máximo mín=mínimo
lun=lunes mié=miércoles jue=jueves vie=viernes sáb=sábado ene=enero feb=febrero
abr=abril jun=junio jul=julio ago=agosto sept=septiembre oct=octubre nov=noviembre dic=diciembre`;

const tableOf = (lines: string): Map<string, string> =>
  new Map(
    lines
      .trim()
      .split(/\s+/)
      .map((line) => line.split("=") as [string, string]),
  );

const before = tableOf(BEFORE);
const after = tableOf(AFTER);

/** Such letters have a meaning with a capital alone: 'd.' and 'ing.' may be anything. */
const CAPITAL_ALONE = new Set(["d", "fr", "ing", "lic", "vd", "vds", "pl", "art"]);
/** These are no words: they are understood without their point, too. */
const WITHOUT_POINT = "Dr Dra Sr Sra Srta Dña Avda Ctra Pza Sto Sta Tfno Tlf".split(" ");

/** What stands behind such a word is a letter of its own: 'vitamina D.' */
const LETTER_OF =
  /(?:vitaminas?|letra|grupo|plan|tipo|puerta|bloque|portal|escalera|hepatitis|piso|clase|(?:primer|segund|tercer|cuart|quint|sext|séptim|octav|noven|décim)[oa])\s+$/iu;

/** 'P. D. James', but 'A D. Juan' and '3º B. D. José'. */
const AFTER_INITIAL = /(?<!\p{L}|[ºª]\s?)(?![AEIOUY])\p{Lu}\.?\s$/u;
function isBehindInitial(earlier: string): boolean {
  const found = AFTER_INITIAL.exec(earlier);
  return found !== null && !LETTER_OF.test(earlier.slice(0, found.index));
}

/** One abbreviation as it is said, and whether a sentence may end with it. */
export interface Abbreviation {
  said: string;
  mayEnd: boolean;
}

/**
 * The abbreviation that a word with or without a point is; null where it is none.
 *
 * @param earlier the text before it
 */
export function abbreviationOf(
  word: string,
  hasPoint: boolean,
  earlier: string,
): Abbreviation | null {
  if (!hasPoint && !WITHOUT_POINT.includes(word)) return null;
  const low = word.toLowerCase();
  if (CAPITAL_ALONE.has(low) && word === low) return null;
  if (low === "d" && (LETTER_OF.test(earlier) || isBehindInitial(earlier))) return null;
  const said = before.get(low);
  if (said)
    return {
      said: isOfAWoman(low, earlier) ? said.replace(/o?r?$/u, ofAWoman) : said,
      mayEnd: false,
    };
  const other = after.get(low);
  // '3 Vds.' are units.
  if (other?.startsWith("usted") && /\d\s*$/u.test(earlier)) return null;
  return other ? { said: ofAMan(other, earlier), mayEnd: true } : null;
}

/** 'ojo izq.' */
const ofAMan = (said: string, earlier: string): string =>
  /^(?:izquierda|derecha)$/.test(said) && OF_A_MAN.test(earlier) ? said.replace(/a$/u, "o") : said;
const OF_A_MAN =
  /(?<!\p{L})(?:ojo|o[ií]do|brazo|pie|lado|hombro|costado|pulmón|riñón|tobillo|codo|zapato|bolsillo|cajón|pecho|muslo|dedo)\s+$/iu;

/** 'la Prof.', 'la Lic.', 'la Ing.' */
const isOfAWoman = (low: string, earlier: string): boolean =>
  ["prof", "lic", "ing"].includes(low) && /(^|\s)la\s+$/iu.test(earlier);
const ofAWoman = (ending: string): string => (ending.endsWith("r") ? `${ending}a` : "a");

/** 'J.' in 'J. Antonio' and 'Juan A. Pérez', whose point ends nothing. */
export const isInitial = (word: string, earlier: string): boolean =>
  /^\p{Lu}$/u.test(word) &&
  !LETTER_OF.test(earlier) &&
  /(^|[.!?…]\s+|\p{Lu}\p{L}*\.?\s+|(^|\s)(don|doña|a|de|con|y|por|para|calle)\s+)$/u.test(earlier);
