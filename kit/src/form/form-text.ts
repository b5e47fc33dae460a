/** What a form says of itself. */
export const text = {
  lost: {
    title: "¿Cerrar sin guardar?",
    message: "Lo que has escrito no se puede conservar: tendrías que escribirlo otra vez.",
    confirm: "Cerrar sin guardar",
    cancel: "Seguir escribiendo",
  },
  tooLong: (longest: string, over: number | null) => {
    const fit = `Es demasiado largo: caben ${longest} letras`;
    if (over === null) return `${fit}.`;
    return over === 1 ? `${fit} y sobra 1.` : `${fit} y sobran ${over}.`;
  },
  failed: "No se ha podido enviar. Lo que has escrito sigue aquí: inténtalo de nuevo.",
};
