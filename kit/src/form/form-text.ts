/** What a form says of itself. */
export const text = {
  lost: {
    title: "¿Cerrar sin guardar?",
    message: "Lo que has escrito no se puede conservar: tendrías que escribirlo otra vez.",
    confirm: "Cerrar sin guardar",
    cancel: "Seguir escribiendo",
  },
  failed: "No se ha podido enviar. Lo que has escrito sigue aquí: inténtalo de nuevo.",
};
