/** Auxiliaries that haste writes together with the pronoun: 'mehe caído', 'seha', 'lea dado'. */
export const MERGED = /\b(me|se|le|nos)(he|ha|han|e)\b(?! )? ?/g;

/** Dialect, neighbours' languages and the short forms of messages → the words of the patterns. */
const TABLE: Record<string, string> = {
  que: "q k ke qe",
  porque: "xq pq porq xk",
  por: "x",
  "me ha": "ma mea",
  "se ha": "sa",
  no: "non nom noo",
  el: "er",
  del: "der",
  muy: "mu mui mol molt",
  para: "pa",
  "para el": "pal",
  todo: "to tot",
  toda: "toa",
  nada: "na ren",
  donde: "ande onde aonde adonde",
  algo: "argo",
  alguien: "arguien algu alguen",
  esta: "ta",
  estoy: "toy estou estic",
  tengo: "teno tinc",
  puedo: "puc podo",
  quiero: "vull quero",
  mi: "meu meva mia mina miña",
  ayuda: "axuda ajuda ajut ayua aiuda alluda",
  ayudame: "axudame ajudame ayuame axudademe ayudadme ayudenme ayudeme ayudarme alludame",
  socorro: "socors socorredme socorreme socorrerme",
  auxilio: "auxili",
  caido: "caigut caiu",
  cai: "cain caic",
  pecho: "pexo peito pit pechos",
  noche: "nit noite noxe",
  duele: "doe duelen",
  dolor: "dor",
  fuego: "lume foc fogo",
  huele: "cheira jiede hiede apesta",
  morir: "morrer",
  morirme: "morrerme",
  perdido: "perdut",
  perdida: "perduda",
  casa: "ca casita",
  marido: "home marit maridito",
  whatsapp: "guasap wasap whasap guatsap watsap wasat whatsap",
};

export const VARIANTS = new Map(
  Object.entries(TABLE).flatMap(([word, variants]) =>
    variants.split(" ").map((variant) => [variant, word] as const),
  ),
);
