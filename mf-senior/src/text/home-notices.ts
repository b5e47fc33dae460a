export const homeNoticesText = {
  attacked:
    "Alguien ha probado varias veces a entrar en tu perfil. No tienes que hacer nada. Si quieres, avisa a tu ayuntamiento.",
  paused:
    "Los avisos están en pausa: estos días no suena ningún recordatorio. Si ya estás en casa, puedes hacer que vuelvan a sonar.",
  understood: "Entendido",
  consent: (name: string, by: string, day: string, due: string) =>
    `«${name}»: se ha anotado que lo has firmado en papel, ante ${by}, el ${day}. Vale desde el ${due}.`,
  asked: (name: string, day: string, due: string) =>
    `«${name}»: se pidió aquí el ${day}. Empieza el ${due}. Si no fuiste tú, pulsa «No quiero».`,
  question: (name: string, day: string) => `«${name}» se activó el ${day}, con tu PIN. ¿Fuiste tú?`,
  mine: "Sí, fui yo",
  notMine: "No, quitarlo",
  takenBack: "Quitado. Ya no se comparte.",
  someone: "el ayuntamiento",
  yes: "Sí, está bien",
  no: "No quiero",
  failed: "No se ha podido guardar. Inténtalo de nuevo.",
  pin: "Tu PIN lo puso el ayuntamiento. ¿Quieres elegir uno que solo sepas tú?",
  choose: "Elegir mi PIN",
  notNow: "Ahora no",
};

export const choosePinText = {
  // Nothing is asked of the server before the last step, so nothing is said to be checked.
  old: {
    title: () => "Tu PIN de ahora",
    label: "Escribe tu PIN de ahora",
    enter: "Seguir",
    entering: "",
  },
  first: {
    title: () => "Elige tu PIN",
    label: "Escribe 4 números que puedas recordar",
    enter: "Seguir",
    entering: "",
    failed: "No se ha podido guardar el PIN. Inténtalo de nuevo.",
  },
  second: {
    title: () => "Repite tu PIN",
    label: "Escribe otra vez los mismos 4 números",
    enter: "Guardar",
    entering: "Guardando...",
    failed: "No se ha podido guardar el PIN. Inténtalo de nuevo.",
  },
  weak: {
    title: "¿Quieres ese PIN?",
    keep: "Dejar ese PIN",
    other: "Elegir otro",
  },
  different: "No es el mismo PIN. Elígelo otra vez.",
  chosen: "Tu PIN ya es el nuevo",
  change: "Cambiar mi PIN",
};
