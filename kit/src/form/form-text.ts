/** What a form says of itself. */
export const text = {
  missing: "El formulario todavía no se puede enviar",
  missingLine: "Parece que no hay conexión. Lo que has escrito sigue aquí.",
  retry: "Reintentar",
};
