export const MEDICINES = [
  "el sintrom",
  "la pastilla",
  "la pastilla azul",
  "la medicación",
  "la insulina",
];

export const ASKED = [
  "¿me he tomado X?",
  "¿me tomé X?",
  "¿he tomado hoy X?",
  "mira si me he tomado X",
  "me tomé X",
];
