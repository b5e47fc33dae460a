import { theHour } from "@acompana/kit/format";
import { counted } from "./counted.ts";

export const userMenuText = {
  hello: (firstName: string) => `¡Hola, ${firstName}!`,
  question: "¿Qué te gustaría hacer hoy?",
  /** Where nothing keeps the screen lit. */
  mayGoDark: "Si se apaga la pantalla, no suena",
  wrongClock: "La hora de esta tableta no es la buena. Aquí usamos la del portal.",
  notices: "Avisos",
  /** Stands after the number of them. */
  pending: (n: number) => (n === 1 ? "recordatorio pendiente hoy" : "recordatorios pendientes hoy"),
  settings: "Ajustes",
  leave: "Cerrar sesión",
  leaving: {
    title: "¿Quieres salir?",
    message: "Para volver a entrar, busca tu nombre en la lista de personas.",
    withPin: "Para volver a entrar te hará falta tu PIN.",
    confirm: "Sí, salir",
    cancel: "Seguir aquí",
  },
  loading: "Cargando...",
  unread: "Por leer",
};

export const homeSlotsText = {
  /** What waits longest, and how many wait. */
  overdue: (n: number, title: string) =>
    n === 1 ? `Te espera: ${title}` : `Te esperan ${n}: ${title}`,
  next: "Próximo recordatorio",
  /** `day` is 'viernes, 27 de noviembre' where it is neither today nor tomorrow. */
  when: {
    today: (time: string) => `hoy, a ${theHour(time)}`,
    tomorrow: (time: string) => `mañana, a ${theHour(time)}`,
    other: (time: string, day: string) => `el ${day}, a ${theHour(time)}`,
  },
  /** Below what waits: what else comes today. */
  later: (time: string) => `Después, a ${theHour(time)}:`,
  noneToday: "Hoy no te queda ningún recordatorio",
  wellDone: "¡Muy bien!",
  mark: {
    done: "Hecho",
    doneOf: (title: string) => `Hecho: ${title}`,
    doneLater: "Hecho · se enviará",
    doneLaterOf: (title: string) => `Hecho · se enviará: ${title}`,
    pressAgain: " · Para cambiarlo, pulsa otra vez.",
  },
  wrote: (names: string[]) =>
    names.length === 1
      ? `${names[0]} te ha escrito`
      : `Te han escrito ${names.slice(0, -1).join(", ")} y ${names.at(-1)}`,
};

export const homeLinesText = {
  played: (when: string) => `Jugaste ${when}`,
  files: (n: number) => counted(n, "archivo guardado", "archivos guardados"),
  noFiles: "No hay archivos guardados",
  talked: (when: string) => `Última conversación: ${when}`,
  activeDays: (n: number) => counted(n, "día activo esta semana", "días activo esta semana"),
  notActive: "Sin actividad esta semana",
  newMessages: (n: number) => counted(n, "mensaje nuevo", "mensajes nuevos"),
  allSeen: "Todos los mensajes vistos",
  noMessages: "No hay mensajes",
};
