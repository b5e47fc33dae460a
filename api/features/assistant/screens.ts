/**
 * How each screen is used, in the words that the screen itself shows. A name in quotation marks is
 * a button under the answer that goes there, so each stands as on the home.
 */
export const SCREENS = {
  recordatorios:
    "En 'Recordatorios' ves los de hoy y los próximos; con el botón redondo de " +
    "cada uno lo marcas como hecho, y con 'Añadir' pones uno nuevo.",
  juegos:
    "Entra en 'Juegos' y elige: hay juegos de memoria, como el de las parejas, y otros, " +
    "como el sudoku, el puzle o las cuentas. Empieza por el que más te guste.",
  recuerdos:
    "En 'Mis Recuerdos' ves tus fotos, videos y audios. Toca uno para verlo en " +
    "grande, o usa 'Subir Recuerdo' para guardar uno nuevo.",
  mensajes:
    "En 'Mensajes de Apoyo' lees lo que te mandan tu familia y quienes te " +
    "cuidan; el más reciente pone 'Nuevo'.",
  actividad:
    "Entra en 'Mi Actividad' y elige 'Soy el usuario'. Verás el tiempo que has usado " +
    "el portal, tus partidas y tus recordatorios de los últimos días.",
  ajustes:
    "En 'Ajustes' puedes encender el modo noche y la voz, y decidir qué " +
    "se comparte con tu familia o con el ayuntamiento. No olvides guardar al terminar.",
  asistente:
    "Escríbeme abajo y pulsa enviar, o toca el micrófono y háblame: tu voz se convierte en texto y " +
    "puedes corregirlo antes de enviarlo. Con el botón del altavoz decides si te leo las respuestas.",
  salir:
    "En el 'Inicio' toca 'Cerrar sesión'. Para volver a entrar, elige tu nombre y escribe " +
    "tu PIN.",
  pin: "Si no recuerdas tu PIN, pide a tu ayuntamiento que te ponga uno nuevo. No se lo digas a nadie.",
} as const;

/** Said in the place of `SCREENS.juegos` where the portal shows no games. */
export const NO_GAMES =
  "Ahora mismo este portal no tiene juegos. Si te apetece pasar el rato, pídeme un chiste o un " +
  "ejercicio suave.";

export type ScreenName = keyof typeof SCREENS;

/** Recognised by plain words. The first match counts, so the narrower ones come first. */
const NAMES: [RegExp, ScreenName][] = [
  [/\b(pin|contrasena|clave)\b/, "pin"],
  [/\b(juegos?|jugar|sudoku|puzz?les?|parejas)\b/, "juegos"],
  [/\b(fotos?|fotografias?|videos?|album|galeria|mis recuerdos|audios?)\b/, "recuerdos"],
  [/\b(mensajes?( de apoyo)?|avisos?)\b/, "mensajes"],
  [/\b(mi actividad|metricas|progreso|estadisticas)\b/, "actividad"],
  [
    /\b(ajustes|configuracion|modo (noche|oscuro|nocturno)|consentimientos?|compart\w+)\b/,
    "ajustes",
  ],
  [/\b(microfono|altavoz|hablarte|asistente|chat|hablar contigo|tu voz)\b/, "asistente"],
  [/\b(salir|cerrar( la)? sesion|salgo)\b/, "salir"],
  [/\brecordatorios?\b/, "recordatorios"],
];

export function screenIn(words: string): ScreenName | null {
  return NAMES.find(([name]) => name.test(words))?.[1] ?? null;
}
