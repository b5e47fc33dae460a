/** What is said when something could not be read. */
export const readingText = {
  offline: "Sin conexión",
  server: "El portal no responde bien ahora mismo",
  /** Under one of these two, where something is known. */
  stale: "Esto es lo último que se pudo leer.",
  /** The same where nothing is. */
  unread: "No se ha podido leer lo que hay de nuevo.",
  offlineLine: "Sin conexión. Comprueba la conexión a internet y vuelve a intentarlo.",
  serverLine: "El portal no responde bien ahora mismo. Inténtalo de nuevo en un momento.",
  retry: "Reintentar",
  retrying: "Leyendo...",
  /** In the place of one number or line. */
  unknown: "No se ha podido leer",
} as const;
