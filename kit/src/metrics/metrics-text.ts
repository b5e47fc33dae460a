import type { MetricsRange } from "./window.ts";

/** What the view says, word for word of the specification. */
export const metricsText = {
  period: "Periodo",
  range: (range: MetricsRange) => `Últimos ${range} días`,
  active: "Tiempo Activo",
  span: (range: MetricsRange) => (range === 7 ? "Esta semana" : "Este mes"),
  days: "Días Activos",
  ofDays: (range: MetricsRange) => `de ${range} días`,
  games: "Juegos",
  played: "Partidas jugadas",
  talk: "Conversación",
  sent: "Mensajes enviados",
  chart: "Actividad Diaria (minutos)",
  loading: "Cargando métricas...",
  reminders: "Recordatorios",
  completed: "Completados",
  pending: "Pendientes",
  memories: "Mis Recuerdos",
  files: "Total archivos",
  favorites: "Favoritos",
  bravo: "¡Excelente progreso!",
  bravoLine: (range: MetricsRange) =>
    `Has estado muy activo ${range === 7 ? "esta semana" : "este mes"}. Sigue así y mantén tu rutina diaria.`,
};

export type MetricsText = typeof metricsText;
