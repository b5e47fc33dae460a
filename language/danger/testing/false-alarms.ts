export const NOTHING = { danger: null, care: null };

export const ALONE = ["estoy sola en casa", "hoy estoy solo en casa", "me he quedado sola en casa"];

export const CALM = ["", " viendo la tele", " y me aburro", " con el gato", ", ¿jugamos a algo?"];

export const NOT_CALM = [
  ...[" y hay alguien abajo", " y oigo pasos", " y me he caído", " y me quiero morir"],
  ...[" y huele a gas", " y mi hijo me pega", " y no puedo salir", " y me encuentro muy mal"],
  ...[" y me siguen", " y se mueve el pomo", " y para qué seguir"],
];

export const LIVES_ALONE = ["vivo solo", "vivo sola", "estoy sola"];

export const SINCE = [
  ...[" desde que murió mi mujer", " desde que se murió mi marido", " desde que me quedé viuda"],
  ...[" desde la muerte de mi marido", " desde que faltó mi mujer"],
];

export const GRIEF = [
  " y me quiero morir",
  " y no quiero vivir",
  " y no puedo más",
  " y me he caído",
  " y ya nada me importa",
  " y no tengo ganas de nada",
];
