export const remindersText = {
  paused: "Tus recordatorios están en pausa",
  pausedLine: "Estos días no suenan. Si ya estás en casa, puedes hacer que vuelvan a sonar.",
  resume: "Que vuelvan a sonar",
  resumed: "Tus recordatorios vuelven a sonar",
  notResumed: "No se ha podido quitar la pausa. Inténtalo de nuevo.",
  title: "Recordatorios",
  /** What stands on the home's card too; the lists may have some reminders twice. */
  counted: (pending: string, isRepeated: boolean) =>
    isRepeated ? `${pending}. Los que se repiten están también en «Próximos».` : `${pending}.`,
  loading: "Cargando recordatorios...",
  overdue: "Te espera",
  today: {
    label: "Recordatorios de hoy",
    empty: { title: "No hay recordatorios para hoy", line: "Pulsa «Añadir» para crear uno." },
  },
  upcoming: {
    label: "Recordatorios próximos",
    empty: {
      title: "No hay recordatorios próximos",
      line: "Pulsa «Añadir» para crear uno.",
    },
  },
  failed: "No se pudieron cargar los recordatorios",
};
