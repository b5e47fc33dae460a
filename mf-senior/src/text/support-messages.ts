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
  from: (name: string) => `Mensaje de ${name}`,
  photo: (name: string) => `Foto de ${name}`,
  video: (name: string) => `Video de ${name}`,
  noPhoto: "La foto no se puede mostrar",
  noVideo: "El video no se puede mostrar",
  keep: "Guardar en Mis Recuerdos",
  keeping: "Guardando...",
  kept: "Guardado en Mis Recuerdos",
  notKept: "No se pudo guardar en Mis Recuerdos. Inténtalo de nuevo.",
};
