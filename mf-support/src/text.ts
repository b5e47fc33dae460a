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
  },
  dashboard: {
    hello: (firstName: string) => `Hola, ${firstName}`,
    company: (name: string) => `Acompañas a ${name}`,
    leave: "Cerrar sesión",
    choose: "¿A quién quieres acompañar ahora?",
    needsConsent: "Requiere autorización",
    back: "Volver",
    notAuthorised: (name: string) => `${name} no ha autorizado compartir esta información`,
    notAuthorisedLine:
      "Puede autorizarlo cuando quiera en sus Ajustes. Mientras tanto, siempre puedes enviarle mensajes.",
  },
  views: {
    message: { title: "Enviar Mensaje", line: "Unas palabras, una foto o un vídeo" },
    metrics: { title: "Métricas", line: "Cómo le va estos días" },
    reminders: { title: "Recordatorios", line: "Lo que tiene pendiente" },
    memories: { title: "Recuerdos", line: "Sus fotos, vídeos y audios" },
  },
} as const;
