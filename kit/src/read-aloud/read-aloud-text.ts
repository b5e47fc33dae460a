export const readAloudText = {
  region: "Lectura en voz alta",
  read: "Escuchar",
  readPart: "Escuchar esta parte",
  ofPart: (words: string, part: string) => `${words}: ${part}`,
  stop: "Parar",
  off: "La voz está apagada",
  offLine: "Si quieres que te lea la pantalla, enciéndela en Ajustes.",
  chosen: { chosen: "elegido", yes: "sí", no: "no" },
  now: "Ahora",
  idle: "ahora no se puede",
  failed: "Ahora mismo no se puede leer en voz alta.",
};
