import { theHour } from "@acompana/kit/format";
import { counted } from "./counted.ts";

export const ringingText = {
  /** Said to someone who is not signed in: by name, and of what is shown after the PIN. */
  calls: (firstName: string, n: number) =>
    `${firstName}, es la hora de ${n === 1 ? "un recordatorio" : `${n} recordatorios`}.`,
  enter: (n: number) => (n === 1 ? "Entrar para verlo" : "Entrar para verlos"),
  spoken: (title: string) => `Es la hora. ${title}.`,
  time: (time: string) => `Es la hora: ${theHour(time)}`,
  others: (n: number) => `Después hay ${counted(n, "aviso más", "avisos más")}.`,
  done: "Hecho",
  saving: "Guardando...",
  snooze: "En 10 minutos",
  praise: (firstName: string) => `Muy bien, ${firstName}`,
  saved: "Hecho. ¡Muy bien!",
  /** The server could not be reached: it waits on this device. */
  savedHere: "Hecho · se enviará",
  snoozed: "Te aviso otra vez en 10 minutos",
};

export const newMessagesText = {
  open: (n: number) => (n === 1 ? "Ver mensaje" : "Ver mensajes"),
  /** Seen ones are deleted there: what has a file can be kept first. */
  stays: (n: number, hasFile: boolean) => {
    const where = `${n === 1 ? "Está" : "Están"} también en «Mensajes de Apoyo».`;
    if (!hasFile) return where;
    return `${where} Allí puedes ${n === 1 ? "guardarlo" : "guardar las fotos y los videos"} en Mis Recuerdos.`;
  },
  all: "Ir a Mensajes de Apoyo",
};
