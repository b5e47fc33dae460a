export const HEADACHES = [
  "me duele la cabeza",
  "tengo un dolor de cabeza",
  "me ha dado un dolor de cabeza",
];

export const NEVER_BEFORE = [
  ...[
    " como nunca",
    " como no lo he tenido en mi vida",
    ", nunca me dolió así",
    " y es el peor de mi vida",
  ],
  ...[" igual que un martillazo", " como un latigazo"],
];

export const ALL_AT_ONCE = [" de golpe", " de repente", " de sopetón", " de un momento a otro"];

export const SIGHT = [
  "he dejado de ver por un ojo",
  "me he quedado sin vista",
  "no veo por el ojo izquierdo",
];

export const SWOLLEN = [
  "se me ha hinchado la cara",
  "se me hincha la lengua",
  "tengo los labios hinchados",
];

export const SINCE = [
  " después de picarme una avispa",
  " de comer nueces",
  " con el antibiótico nuevo",
];

export const LURKS = [
  " está esperando abajo en el portal con un cuchillo",
  " la persigue con el coche por la calle",
  " ronda la casa con una escopeta",
];
