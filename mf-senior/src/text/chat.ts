export const chatText = {
  title: "Tu Asistente Virtual",
  loading: "Cargando...",
  speaking: "Reproduciendo respuesta...",
  ready: "Siempre aquí para acompañarte",
  welcome: (firstName: string) =>
    `Hola, ${firstName}. Escríbeme, háblame o pulsa una de estas preguntas.`,
  log: "Conversación",
  authors: { user: "Tú", assistant: "Asistente" },
  sending: "Enviando...",
  typing: "El asistente está escribiendo...",
  /** Stands before a number. */
  call: "Llamar al",
  danger: {
    call: (number: string) => `Llamar al ${number}`,
    otherTelephone: (number: string) =>
      `Si esta tableta no puede llamar, llama al ${number} desde tu teléfono.`,
    close: "Cerrar este aviso",
    unfold: "Ver el aviso",
  },
  suggestionsLabel: "Preguntas que puedes hacer",
  suggestions: [
    "¿Cómo está el clima hoy?",
    "Cuéntame un chiste",
    "¿Qué ejercicios puedo hacer?",
    "Háblame de mis recordatorios",
  ] as const,
  screens: {
    go: (title: string) => `Ir a ${title}`,
    home: "Inicio",
    settings: "Ajustes",
  },
  label: "Escribe tu mensaje",
  send: "Enviar",
  /** Takes a notice away that was read. */
  read: "Entendido",
  sendError: "Error al enviar mensaje",
  sendFailed: "No se pudo enviar tu mensaje. Por favor, inténtalo de nuevo.",
  tooLong: {
    title: "Mensaje muy largo",
    description: "Por favor, acorta tu mensaje. Máximo 500 caracteres.",
  },
  dictation: {
    start: "Hablar",
    listening: "Escuchando... Parar",
    unsupported: {
      title: "Función no disponible",
      description: "Tu navegador no soporta reconocimiento de voz. Puedes escribir tu mensaje.",
    },
    notUnderstood: { title: "No se pudo entender tu voz. Inténtalo de nuevo." },
    notStarted: { title: "No se pudo iniciar el reconocimiento de voz." },
    noMicrophone: {
      title: "No se pudo iniciar el reconocimiento de voz.",
      description: "Permite el uso del micrófono, o escribe tu mensaje.",
    },
    unable: {
      silentMicrophone: {
        title: "No se pudo iniciar el reconocimiento de voz.",
        description: "No hay ningún micrófono que funcione. Puedes escribir tu mensaje.",
      },
      noNetwork: {
        title: "No se pudo entender tu voz.",
        description: "Para eso hace falta internet, y ahora no llega. Puedes escribir tu mensaje.",
      },
      noService: {
        title: "No se pudo iniciar el reconocimiento de voz.",
        description: "Este navegador no deja usarlo. Puedes escribir tu mensaje.",
      },
      noSpanish: {
        title: "No se pudo iniciar el reconocimiento de voz.",
        description: "Este navegador no entiende el español hablado. Puedes escribir tu mensaje.",
      },
    },
    nothingHeard: {
      title: "No he oído nada",
      description: "Inténtalo de nuevo, o escribe tu mensaje.",
    },
    understood: {
      title: "Voz reconocida",
      description: "Tu mensaje ha sido transcrito. Puedes editarlo antes de enviarlo.",
    },
  },
  audio: {
    label: "Voz del asistente",
    replies: "Respuesta de audio",
    on: "activada",
    off: "desactivada",
    stop: "Parar la voz",
    test: "Probar audio",
    sample: "Hola. Soy tu asistente virtual. Así suena mi voz.",
    failed: {
      title: "No se ha podido reproducir el audio.",
      description: "Revisa el volumen. También puedes leer las respuestas.",
    },
    disabled: { title: "La voz está apagada.", description: "Puedes encenderla en Ajustes." },
  },
};
