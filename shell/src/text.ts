/** Every text that the shell shows. */
export const text = {
  landing: {
    welcome: (municipality: string) => `Te damos la bienvenida a ${municipality}`,
    line: "Recordatorios, recuerdos, compañía y juegos, cerca de ti.",
    continue: "Toca en cualquier lugar para continuar",
    picture: "Un pueblo al atardecer, con las ventanas encendidas",
  },
  mainSelect: {
    title: "¿Quién eres?",
    line: "Elige una opción para entrar.",
    administration: "Administración",
    administrationLine: "Para el personal del ayuntamiento",
    users: "Usuarios",
    usersLine: "Para ti: recordatorios, recuerdos y juegos",
    support: "Personas de Apoyo",
    supportLine: "Para familiares y cuidadores",
  },
  /** The corner of every page. */
  corner: "Ayuda y aspecto",
  theme: {
    toDark: "Cambiar a modo oscuro",
    toLight: "Cambiar a modo claro",
    dark: "Oscuro",
    light: "Claro",
  },
  footer: {
    logos: "Acompaña, con tu ayuntamiento",
    label: "Más sobre el portal",
    pages: {
      ayuda: "Ayuda",
      "project-info": "Información Adicional",
      privacidad: "Privacidad",
      accesibilidad: "Accesibilidad",
    },
  },
  help: {
    title: "Ayuda",
    failed: "No hay conexión y no se puede mostrar la ayuda",
    callInstead: (phone: string) => `Puedes llamar al ayuntamiento: ${phone}.`,
  },
  area: {
    loading: "Cargando...",
    slow: "Está tardando un poco. Un momento, por favor.",
    failed: "Esta parte del portal no está disponible ahora mismo",
    failedLine: "El resto del portal sigue funcionando. Puedes volver a intentarlo.",
    retry: "Reintentar",
    off: "Esta parte está apagada por ahora",
    offLine: "No tienes que hacer nada. El resto del portal sigue funcionando.",
    home: "Volver al inicio",
    back: "Volver",
    soon: "Esta categoría estará disponible próximamente",
  },
  session: {
    ended: "Tu sesión ha terminado. Vuelve a entrar, por favor.",
    noCookies:
      "Para entrar hacen falta las cookies, y este navegador las tiene bloqueadas: permítelas en sus ajustes y vuelve a abrir esta página.",
    stillOpen:
      "No hay conexión y no se ha podido cerrar la sesión del todo. Vuelve a cerrarla cuando haya conexión.",
  },
  /** Asked a minute before a session that nobody uses ends. */
  idle: {
    title: "¿Sigues ahí?",
    line: "Si no respondes, tu sesión se cerrará dentro de un minuto.",
    stay: "Sí, sigo aquí",
  },
  /** Somebody else has signed in in another tab of the same browser. */
  replaced: {
    title: (now: string) => `Ahora ha entrado ${now}`,
    line: (before: string) =>
      `Ha entrado en otra ventana de este dispositivo, y aquí ya no se puede ver lo de ${before}. Si eres ${before}, vuelve a entrar.`,
    go: (now: string) => `Seguir como ${now}`,
    home: "Ir al inicio",
  },
  /** Opened by a link that authorises a device. */
  device: {
    claiming: "Autorizando este dispositivo...",
    authorised: (municipality: string) =>
      `Este dispositivo ya está autorizado para ${municipality}`,
    authorisedLine: "A partir de ahora, las personas de tu municipio pueden entrar desde aquí.",
    ownLine: "A partir de ahora, desde aquí entra solo una persona, con un botón grande.",
    failed: "No se ha podido autorizar este dispositivo",
    offline: "No hay conexión. Cuando vuelva, inténtalo de nuevo: el enlace no se ha gastado.",
    tryAgain: "El enlace no se ha gastado. Inténtalo de nuevo en un momento.",
    /** Offered after it: the words of the trial itself are the areas'. */
    trial: "Comprueba ahora que los recordatorios se oyen: sonará como uno.",
    tryNow: "Probar el aviso",
    retry: "Reintentar",
    later: "Ahora no",
  },
  notify: {
    accept: "Aceptar",
    cancel: "Cancelar",
    close: "Cerrar",
    toasts: "Avisos",
    viewport: "Avisos ({hotkey})",
  },
  /** The only English page of the portal. */
  notFound: {
    title: "Page not found",
    line: "The page you are looking for does not exist or has been moved.",
    home: "Return to home",
  },
} as const;
