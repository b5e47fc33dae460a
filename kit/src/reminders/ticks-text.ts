/** What is said of a mark that had waited for the line. Apart: the home fetches it, and no form. */
export const ticksText = {
  /** The server would not take it. */
  notKept: (title = "") =>
    `No se pudo guardar el cambio de ${title ? `«${title}»` : "un recordatorio"}`,
  /** Takes back a mark that was made by touch. */
  undo: "Deshacer",
  notKeptLine: "Mira la lista de nuevo, por favor.",
} as const;
