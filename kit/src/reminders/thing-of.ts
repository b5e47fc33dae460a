import { fold } from "../format/index.ts";

/** What a reminder can be about that has a drawing of its own. */
export type Thing = "pill" | "doctor" | "call" | "water" | "buy" | "walk" | "eat";

/** What comes after these is not to be done; 'no olvidar' and 'sin falta' say that it is. */
const DENIED = /\b(?:no|ni|nunca|sin)\b(?! (?:(?:se|te|me) )*olvid| falta).*/;

/** Words without accents, in two lines: a medicine is one also in 'Después de comer, pastilla'. */
const WORDS: Partial<Record<Thing, string>>[] = [
  {
    call: "llamar(?:l[aeo]s?)?|llama(?= al? )|(?:video)?llamadas?|telefonear",
    buy: "comprar(?:l[ao]s?)?|compras?",
    water: "regar(?:l[ao]s?)?|riega",
    pill: "pastill(?:a|ita)s?|pildoras?|capsulas?|comprimidos?|medicinas?|medicamentos?|medicacion",
    doctor:
      "medic[ao]s?|doctora?|dentista|oculista|podolog[ao]|enfermer[ao]|ambulatorio|hospital|farmacia|consulta",
  },
  {
    call: "telefono",
    buy: "mercado|supermercado|al super|panaderia|pan",
    water: "riego|macetas?|tiestos?|plantas(?! de los pies)",
    walk: "pasear(?:l[ao]s?)?|paseo(?! del?\\b)|caminar|caminata|andar",
    eat: "comer|comida|desayun(?:ar|o)|almorzar|almuerzo|merendar|merienda|cenar?",
  },
];

const TELLING = WORDS.map((line) => {
  const named = Object.entries(line).map(([thing, words]) => `(?<${thing}>${words})`);
  return new RegExp(`\\b(?:${named.join("|")})\\b`);
});

/** What the whole words of a title say that it is about; none where they do not tell. */
export function thingOf(title: string): Thing | undefined {
  const said = fold(title).replace(DENIED, "");
  for (const telling of TELLING) {
    const found = Object.entries(telling.exec(said)?.groups ?? {}).find(([, word]) => word);
    if (found) return found[0] as Thing;
  }
}
