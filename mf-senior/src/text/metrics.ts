import { counted } from "./counted.ts";

export const metricsText = {
  title: "Mi Actividad",
  line: "Tu progreso personal",
  here: {
    days: (days: number, range: 7 | 30) =>
      `Has venido ${counted(days, "día", "días")} ${range === 7 ? "esta semana" : "en los últimos 30 días"}`,
    here: "Viniste",
    quiet: "En calma",
  },
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
