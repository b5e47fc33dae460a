import { theHour } from "../format/index.ts";
import type { Recurrency, Scope } from "./reminder.ts";
import type { PartOfDay, ReminderGroup } from "./reminder-days.ts";
import { things } from "./things-text.ts";

/** Hours that are offered, as part of the day. */
const TIMES = {
  "09:00": "Por la mañana",
  "14:00": "A la comida",
  "21:00": "Por la noche",
} as const;

/** What the parts of this folder say. */
export const text = {
  today: "Para hoy",
  completed: "Completados",
  upcoming: "Próximos",
  repeated: "con los que se repiten",
  tabs: "Recordatorios de hoy o próximos",
  todayTab: "Hoy",
  upcomingTab: "Próximos",
  groups: {
    tomorrow: "Mañana",
    week: "Esta semana",
    later: "Más adelante",
  } satisfies Record<ReminderGroup, string>,
  parts: {
    morning: "Por la mañana",
    afternoon: "Por la tarde",
    night: "Por la noche",
  } satisfies Record<PartOfDay, string>,
  add: "Añadir",
  paused: "En pausa",
  onDay: { today: "Hoy", tomorrow: "Mañana" },
  done: "Hecho",
  doneOf: (title: string) => `Hecho: ${title}`,
  doneLater: "Hecho · se enviará",
  doneLaterOf: (title: string) => `Hecho · se enviará: ${title}`,
  /** Beside one whose mark was taken back. */
  sentLater: "Se enviará",
  later: "Podrás marcarlo ese día",
  options: "Opciones",
  optionsOf: (title: string) => `Opciones: ${title}`,
  change: "Cambiar",
  changeOf: (title: string) => `Cambiar: ${title}`,
  remove: "Eliminar",
  removeOf: (title: string) => `Eliminar: ${title}`,
  recurrency: {
    none: "Una vez",
    daily: "Cada día",
    weekly: "Cada semana",
    monthly: "Cada mes",
  } satisfies Record<Recurrency, string>,
  week: {
    print: "Imprimir la semana",
    preparing: "Preparando...",
    failed: "No se ha podido preparar la semana. Inténtalo de nuevo.",
    title: (name: string) => `La semana de ${name}`,
    none: "Nada apuntado",
    printed: (moment: string) =>
      `Impreso el ${moment}. Si después cambia algún recordatorio, imprime otra hoja.`,
  },
  form: {
    title: "Nuevo Recordatorio",
    resumed: "Aquí está lo que escribiste.",
    what: "Título",
    whatHint: "Por ejemplo: Tomar la pastilla de la tensión",
    description: "Descripción (si quieres)",
    when: "¿Cuándo?",
    quick: { today: "Hoy", tomorrow: "Mañana", inAnHour: "En una hora" },
    day: "Día",
    time: "Hora",
    times: TIMES,
    category: "Categoría",
    recurrency: "¿Se repite?",
    scope: "¿Qué quieres cambiar?",
    scopes: { one: "Solo esta vez", all: "Esta y las siguientes" } satisfies Record<Scope, string>,
    willBe: (day: string, time: string) => `Será el ${day}, a ${theHour(time)}.`,
    past: "Esa hora ya ha pasado. Puedes guardarlo: quedará esperando en «Hoy».",
    pastRecurring:
      "Esa primera vez ya ha pasado. Puedes guardarlo: lo verás cuando vuelva a tocar.",
    save: "Guardar recordatorio",
    saving: "Guardando...",
    cancel: "Cancelar",
    titleMissing: "Escribe qué quieres recordar",
    dayMissing: "Elige el día",
    timeMissing: "Elige la hora",
    requiredTitle: "Campos requeridos",
    required: "Por favor completa el título y la fecha/hora.",
    savedTitle: "Recordatorio creado",
    saved: "Tu recordatorio se ha guardado correctamente.",
    failedTitle: "Error",
    failed: "No se pudo crear el recordatorio. Inténtalo de nuevo.",
  },
  steps: {
    count: (step: number, of: number) => `Paso ${step} de ${of}`,
    before: "Paso anterior",
    what: "¿Qué quieres recordar?",
    pill: "¿Qué pastilla?",
    day: "¿Qué día?",
    hour: "¿A qué hora?",
    recurrency: "¿Se repite?",
    check: "¿Lo guardo así?",
    other: "Otra cosa",
    otherLine: "La escribes tú",
    otherDay: "Otro día",
    otherHour: "Otra hora",
    goOn: "Seguir",
    change: "Cambiar algo",
    things,
    pills: {
      tension: { label: "De la tensión", title: "Tomar la pastilla de la tensión" },
      sugar: { label: "Del azúcar", title: "Tomar la pastilla del azúcar" },
      heart: { label: "Del corazón", title: "Tomar la pastilla del corazón" },
      sleep: { label: "Para dormir", title: "Tomar la pastilla para dormir" },
      other: { label: "Otra pastilla", title: "Tomar la pastilla" },
    },
    hours: { ...TIMES, "18:00": "Por la tarde" },
    /** `day` as 'hoy, jueves, 26 de noviembre' or 'el sábado, 28 de noviembre'. */
    sentence: (title: string, day: string, time: string) =>
      `Te recordaré «${title}» ${day}, a ${theHour(time)}.`,
    onDay: { today: "hoy, ", tomorrow: "mañana, ", other: "el " },
    again: {
      none: "Será una sola vez.",
      daily: "Y después, cada día a esa hora.",
      weekly: "Y después, cada semana ese mismo día.",
      monthly: "Y después, cada mes ese mismo día.",
    } satisfies Record<Recurrency, string>,
  },
  changeForm: {
    title: "Cambiar recordatorio",
    savedTitle: "Recordatorio cambiado",
    saved: "El cambio se ha guardado correctamente.",
    failed: "No se pudo cambiar el recordatorio. Inténtalo de nuevo.",
  },
  actions: {
    isDone: (title: string) => `Marcado como hecho: ${title}`,
    isOpen: (title: string) => `Marcado como pendiente: ${title}`,
    /** After one of the two, to a press that came too soon to count. */
    pressAgain: " · Para cambiarlo, pulsa otra vez.",
    /** After one of the two, when the server could not be reached. */
    sentLater: "Se enviará cuando haya conexión.",
    removed: "Recordatorio eliminado",
    notRemoved: "No se pudo eliminar el recordatorio. Inténtalo de nuevo.",
    offline: "No hay conexión con el servidor.",
  },
  deletion: {
    title: "¿Eliminar este recordatorio?",
    message: (title: string) => `«${title}» desaparecerá de la lista.`,
    messageRecurring: (title: string) => `«${title}» no volverá a avisar ningún día.`,
    confirm: "Eliminar",
    cancel: "No, dejarlo",
  },
} as const;
