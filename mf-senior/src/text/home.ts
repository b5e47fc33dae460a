import { theHour } from "@acompana/kit/format";
import { counted } from "./counted.ts";

export const userMenuText = {
  hello: (firstName: string) => `¡Hola, ${firstName}!`,
  question: "¿Qué te gustaría hacer hoy?",
  notices: "Avisos",
  /** Stands after the number of them. */
  pending: (n: number) => (n === 1 ? "recordatorio pendiente" : "recordatorios pendientes"),
  settings: "Ajustes",
  leave: "Cerrar sesión",
  loading: "Cargando...",
  unread: "Por leer",
};

export const homeSlotsText = {
  /** Why one would press the urgent line. */
  overdue: (n: number, title: string) =>
    n === 1 ? `Sin hacer: ${title}` : `${n} recordatorios sin hacer`,
  next: "Próximo recordatorio",
  /** `day` is 'viernes, 27 de noviembre' where it is neither today nor tomorrow. */
  when: {
    today: (time: string) => `hoy, a ${theHour(time)}`,
    tomorrow: (time: string) => `mañana, a ${theHour(time)}`,
    other: (time: string, day: string) => `el ${day}, a ${theHour(time)}`,
  },
  noneToday: "Hoy no te queda ningún recordatorio",
  wrote: (names: string[]) =>
    names.length === 1
      ? `${names[0]} te ha escrito`
      : `Te han escrito ${names.slice(0, -1).join(", ")} y ${names.at(-1)}`,
};

export const homeLinesText = {
  pending: (n: number) => counted(n, "pendiente", "pendientes"),
  nothingPending: "No hay recordatorios pendientes",
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
