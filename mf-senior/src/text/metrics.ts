export const metricsText = {
  title: "Mi Actividad",
  line: "Tu progreso personal",
  access: {
    title: "Verificación de Acceso",
    question: "Para acceder a las métricas de actividad, indica quién eres:",
    person: "Soy el usuario",
    family: "Soy familiar autorizado",
    staff: "Soy personal municipal",
    back: "Volver al menú",
    unread: "No se ha podido comprobar si hay consentimiento.",
    refused: "No tienes permisos para ver estas métricas. El usuario no ha dado su consentimiento.",
  },
};
