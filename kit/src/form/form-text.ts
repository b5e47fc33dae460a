/** What a form says of itself. */
export const text = {
  missing: "El formulario todavía no se puede enviar",
  missingLine: "Parece que no hay conexión. Lo que has escrito sigue aquí.",
  retry: "Reintentar",
  lost: {
    title: "¿Cerrar sin guardar?",
    message: "Lo que has escrito no se puede conservar: tendrías que escribirlo otra vez.",
    confirm: "Cerrar sin guardar",
    cancel: "Seguir escribiendo",
  },
};
