/** Asked where a device has just been authorised. */
export const soundTrialOffer = {
  message:
    "Comprueba ahora que los recordatorios se oyen. Sonará como uno, y podrás decir si lo has oído.",
  confirm: "Probar el aviso",
  cancel: "Ahora no",
};

export const soundTrialText = {
  title: "¿Lo has oído?",
  line: "Así suena un recordatorio en este dispositivo.",
  spoken: "Es la hora. Esto es una prueba.",
  heard: "Sí, lo he oído",
  unheard: "No lo he oído",
  again: "Oírlo otra vez",
  saving: "Guardando...",
  failed: "No se ha podido guardar la respuesta",
  offline: "Comprueba tu conexión e inténtalo de nuevo.",
  thanks: "Muy bien. Aquí los avisos se oyen.",
  help: {
    title: "Aquí no se oye el aviso",
    kept: "El ayuntamiento ya sabe que en este dispositivo no se oye.",
    steps: [
      "Sube el volumen del dispositivo con sus botones.",
      "Quita el modo silencio y «No molestar».",
      "Desconecta los auriculares o el altavoz, si los tiene.",
    ],
    again: "Probar otra vez",
  },
};
