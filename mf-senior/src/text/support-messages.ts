import { counted } from "./counted.ts";

export const supportMessagesText = {
  title: "Mensajes de Apoyo",
  loading: "Cargando mensajes...",
  list: "Mensajes",
  note: "Al salir de aquí, los mensajes ya vistos se borran. Guarda las fotos y los videos que quieras conservar.",
  none: "No hay mensajes",
  noneLine: "Cuando tu familia te escriba, lo verás aquí.",
  failed: "No se pudieron cargar los mensajes",
  failedLine: "Comprueba la conexión y vuelve a intentarlo.",
  arrived: (n: number) =>
    `${n === 1 ? "Ha llegado" : "Han llegado"} ${counted(n, "mensaje nuevo", "mensajes nuevos")}.`,
  newest: "Nuevo",
  from: (whose: string) => `Mensaje de ${whose}`,
  /** A photo beside which it stands from whom it is, as it is read aloud. */
  photoAlone: "Foto",
  photo: (whose: string) => `Foto de ${whose}`,
  video: (whose: string) => `Video de ${whose}`,
  /** Of whom and of when, as it is read out. */
  fromWhen: (name: string, moment: string) => `${name}, ${moment}`,
  enlarge: "Ver en grande",
  enlargeOf: (file: string) => `Ver en grande: ${file}`,
  keep: "Guardar en Mis Recuerdos",
  keepOf: (file: string) => `Guardar en Mis Recuerdos: ${file}`,
  keeping: "Guardando...",
  kept: "Guardado en Mis Recuerdos",
  notKept: "No se pudo guardar en Mis Recuerdos. Inténtalo de nuevo.",
};
