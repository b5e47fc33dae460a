const restKept = "Lo que ya ha llegado se queda enviado. Lo demás sigue aquí.";

/** Every text that this area shows. */
export const text = {
  login: {
    title: "Acceso para Personas de Apoyo",
    line: "Para familiares y cuidadores.",
    email: "Correo Electrónico",
    password: "Contraseña",
    enter: "Iniciar Sesión",
    entering: "Iniciando sesión...",
    fieldsNeeded: "Por favor complete todos los campos",
    emailNeeded: "Escribe tu correo electrónico",
    passwordNeeded: "Escribe tu contraseña",
    failed: "Error al iniciar sesión",
    offline: "No hay conexión con el servidor. Inténtalo de nuevo en un momento.",
    noMunicipality: "No se ha seleccionado un municipio",
    forgotten: "He olvidado mi contraseña",
  },
  forgotten: {
    title: "¿Has olvidado la contraseña?",
    line: "Te enviamos un enlace para que elijas otra.",
    email: "Correo electrónico con el que entras",
    emailNeeded: "Escribe tu correo electrónico",
    send: "Enviarme un enlace",
    sending: "Enviando...",
    failed: "No se ha podido pedir el enlace. Inténtalo de nuevo.",
    sent: "Mira tu correo",
    sentLine: (email: string) =>
      `Si ${email} es el correo con el que entras, en unos minutos recibirás un enlace. Vale una hora y sirve una sola vez. Si no llega, mira en el correo no deseado.`,
    ask: "Pide un enlace a tu ayuntamiento",
    askLine: "Te darán un enlace con el que eliges otra contraseña. Nadie más la sabrá.",
    otherwise: "¿No te llega, o ya no usas ese correo? Pide el enlace a tu ayuntamiento.",
    call: "Llamar al",
    hours: (hours: string) => `Horario: ${hours}.`,
  },
  invitation: {
    title: "Elige tu contraseña",
    line: (name: string, user: string) => `${name}, te han invitado a acompañar a ${user}.`,
    loading: "Abriendo la invitación...",
    email: "Entrarás con este correo",
    password: "Contraseña nueva",
    passwordHint: (hint: string) => `${hint}. Elige una que solo sepas tú.`,
    passwordNeeded: "Escribe una contraseña",
    enter: "Guardar y entrar",
    entering: "Guardando...",
    failed: "Error al guardar la contraseña. Inténtalo de nuevo.",
    spent: "Esta invitación ya no vale",
    spentLine:
      "Si ya tienes cuenta, entra con tu correo y tu contraseña. Si no, pide otra invitación al ayuntamiento.",
  },
  newConsents: (name: string) => `${name} comparte algo nuevo`,
  newConsent: (label: string, day: string) =>
    `«${label}» se activó el ${day}, con un PIN que también puede saber otra persona.`,
  askThem:
    "Pregúntale si fue cosa suya. Si no lo fue, puede quitarlo en su inicio o en Ajustes, y también en el ayuntamiento.",
  attacked:
    "Alguien ha intentado entrar en tu cuenta muchas veces con contraseñas equivocadas. Si no has sido tú, cambia tu contraseña o avisa al ayuntamiento.",
  dashboard: {
    hello: (firstName: string) => `Hola, ${firstName}`,
    company: (name: string) => `Acompañas a ${name}`,
    leave: "Cerrar sesión",
    account: "Mi cuenta",
    choose: "¿A quién quieres acompañar ahora?",
    needsConsent: "Requiere autorización",
    begins: (day: string) => `Empieza el ${day}`,
    unsent: "Mensaje sin enviar",
    unsaved: "Recordatorio sin guardar",
    back: "Volver",
    notAuthorised: (name: string) => `${name} no ha autorizado compartir esta información`,
    beginsLine: (day: string) =>
      `El permiso empieza el ${day}. Mientras tanto, siempre puedes enviarle mensajes.`,
    notAuthorisedLine:
      "Puede autorizarlo cuando quiera en sus Ajustes. Mientras tanto, siempre puedes enviarle mensajes.",
    checkAgain: "Comprobar de nuevo",
    checking: "Comprobando...",
    stillNot: "Todavía no está autorizado.",
    loading: "Cargando...",
  },
  glance: {
    title: (firstName: string) => `El día de ${firstName}`,
    kept: (firstName: string) =>
      `${firstName} guarda para sí cómo le va. Puede compartirlo contigo cuando quiera, en sus Ajustes. Tus mensajes le llegan siempre.`,
    unread: "…",
    pills: "Pastillas de hoy",
    noPills: "Ninguna apuntada para hoy",
    allPills: (all: number) => (all === 1 ? "Marcada" : `Marcadas las ${all}`),
    somePills: (marked: number, all: number) => `${marked} de ${all} marcadas`,
    nextPill: (title: string, time: string) => `A las ${time}: ${title}`,
    overduePill: (title: string, time: string, day: string) =>
      `Sin marcar desde ${day && `el ${day}, a `}las ${time}: ${title}`,
    activity: "Última actividad",
    noActivity: "Ninguna en los últimos 7 días",
    appointment: "Próxima cita",
    noAppointment: "Ninguna apuntada",
    when: {
      today: (time: string) => `Hoy, ${time}`,
      tomorrow: (time: string) => `Mañana, ${time}`,
      other: (time: string, day: string) => `${day}, ${time}`,
    },
  },
  pause: {
    reasons: {
      hospital: (name: string) =>
        `${name} está en el hospital. Mientras tanto no le avisamos de nada, y nada cuenta como olvidado.`,
      holiday: (name: string) =>
        `${name} está fuera unos días. Mientras tanto no le avisamos de nada, y nada cuenta como olvidado.`,
    },
    death: {
      shared: (name: string) =>
        `Sentimos mucho el fallecimiento de ${name}. Los recuerdos que quiso compartir siguen aquí para ti.`,
      kept: (name: string) =>
        `Sentimos mucho el fallecimiento de ${name}. Sus recuerdos quedan guardados, porque no los compartía con la familia. Si heredas, el ayuntamiento te dice cómo pedir una copia.`,
      sentLine: "Los mensajes que le enviaste",
      noneSent: "No hay mensajes de los últimos 30 días",
    },
    unknown: (name: string) =>
      `${name} no usa el portal estos días. Mientras tanto no le avisamos de nada.`,
    until: (day: string) => `Está previsto hasta el ${day}.`,
    mourning: (name: string) => `En recuerdo de ${name}`,
  },
  views: {
    message: { title: "Enviar Mensaje", line: "Unas palabras, una foto o un video" },
    sent: { title: "Mensajes enviados", line: "Si los ha visto, y cuándo" },
    metrics: { title: "Métricas", line: "Cómo le va estos días" },
    reminders: { title: "Recordatorios", line: "Lo que tiene pendiente" },
    memories: { title: "Recuerdos", line: "Sus fotos, videos y audios" },
  },
  message: {
    content: "Tu mensaje",
    example: "Por ejemplo: Hoy hemos paseado junto al río. ¡Un abrazo!",
    resumed: "Aquí está lo que escribiste. Todavía no se ha enviado.",
    file: "Foto o video (si quieres)",
    fileHint: "Puedes elegir varios. Hasta 50 MB cada uno.",
    fileWords: {
      choose: "Elegir foto o video",
      change: "Añadir otra foto o video",
      type: "Tipo de archivo no válido – Solo se permiten imágenes y videos.",
    },
    camera: "Hacer una foto",
    send: "Enviar Mensaje",
    sending: "Enviando...",
    waitForFile: "Espera un momento: el archivo todavía se está preparando.",
    nothing: "Por favor escriba un mensaje o seleccione un archivo",
    tooLong: "El mensaje es demasiado largo. Máximo 2000 caracteres.",
    notSent: "No se ha podido enviar.",
    someFailed:
      "Lo que ves arriba no se ha enviado; lo demás sí. Con «Reintentar» se envía solo eso.",
    defaultContent: "Archivo adjunto",
    sent: "Mensaje enviado exitosamente",
    sentTo: (name: string) => `${name} lo verá en sus Mensajes de Apoyo.`,
    failed: "Error al enviar mensaje",
    progress: {
      failed: "Error al enviar mensaje. Tu mensaje sigue aquí, no has perdido nada.",
      unprepared:
        "No se ha podido preparar el envío. Tu mensaje sigue aquí, no has perdido nada: pulsa «Reintentar».",
      offline:
        "Error al enviar mensaje. No hay conexión con el servidor. Tu mensaje sigue aquí: cuando vuelva, pulsa «Reintentar».",
    },
    /** The same once the words have arrived with the first of several files. */
    restProgress: {
      failed: `Error al enviar mensaje. ${restKept} Para enviarlo, pulsa «Reintentar».`,
      unprepared: `No se ha podido preparar el envío. ${restKept} Para enviarlo, pulsa «Reintentar».`,
      offline: `Error al enviar mensaje. No hay conexión con el servidor. ${restKept} Cuando vuelva, pulsa «Reintentar».`,
    },
    cancelled: "Envío cancelado",
    restKept,
    kept: "Tu mensaje sigue aquí, no has perdido nada.",
  },
  sent: {
    sentOn: (moment: string) => `Enviado el ${moment}`,
    seenOn: (moment: string) => `Visto el ${moment}`,
    seen: "Visto",
    notSeen: "Todavía no lo ha visto",
    types: { text: "Mensaje", image: "Foto", video: "Video" },
    kept: "Lo que ya ha visto se borra; aquí queda 30 días cuándo lo enviaste y cuándo lo vio.",
    older: "Ver más antiguos",
    none: "Todavía no has enviado nada",
    noneLine: "Aquí verás lo que envíes, y si lo ha visto.",
    loading: "Cargando lo enviado...",
    failed: "No se ha podido cargar lo que has enviado",
  },
  metrics: {
    memories: "Sus recuerdos",
    startLine: (name: string) => `${name} está empezando. Le gustará un mensaje tuyo.`,
    quietLine: (name: string) => (range: 7 | 30, activeDays: number) =>
      `${name} ${activeDays === 0 ? "no ha usado" : "ha usado poco"} el portal ${range === 7 ? "esta semana" : "este mes"}. Un mensaje tuyo puede darle una alegría.`,
    bravoLine: (name: string) => (range: 7 | 30) =>
      `${name} ha tenido mucha actividad ${range === 7 ? "esta semana" : "este mes"}. Tu compañía le ayuda a mantener su rutina diaria.`,
  },
  reminders: {
    overdue: "Atrasado",
    today: {
      label: "Recordatorios de hoy",
      empty: { title: "No hay recordatorios para hoy", line: "Puedes añadirle uno." },
    },
    upcoming: {
      label: "Recordatorios próximos",
      empty: { title: "No hay recordatorios próximos" },
    },
    loading: "Cargando recordatorios...",
    failed: "No se han podido cargar los recordatorios",
  },
  memories: {
    count: (n: number) => (n === 1 ? "1 recuerdo" : `${n} recuerdos`),
    none: "Todavía no hay recuerdos",
    noneLine: "Aquí verás las fotos, los videos y los audios que guarde.",
    loading: "Cargando recuerdos...",
    failed: "No se han podido cargar los recuerdos",
  },
} as const;
