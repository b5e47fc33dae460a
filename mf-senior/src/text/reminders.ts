export const remindersText = {
  paused: "Tus recordatorios están en pausa",
  pausedLine: "Estos días no suenan. Si ya estás en casa, puedes hacer que vuelvan a sonar.",
  resume: "Que vuelvan a sonar",
  resumed: "Tus recordatorios vuelven a sonar",
  notResumed: "No se ha podido quitar la pausa. Inténtalo de nuevo.",
  title: "Recordatorios",
  add: "Añadir",
  loading: "Cargando recordatorios...",
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
  failedLine: "Inténtalo de nuevo en un momento.",
  retry: "Reintentar",
  moved: "La lista ha cambiado",
  movedLine:
    "Este recordatorio ya no está en ese día: ha cambiado o ha pasado. Míralo en la lista y, si ya lo has hecho, márcalo allí.",
  notMarked: "No se pudo guardar el cambio. Inténtalo de nuevo.",
  removed: "Recordatorio eliminado",
  notRemoved: "No se pudo eliminar el recordatorio. Inténtalo de nuevo.",
};
