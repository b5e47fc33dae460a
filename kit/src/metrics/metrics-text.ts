import type { MetricsRange } from "./window.ts";

const during = (range: MetricsRange) => (range === 7 ? "esta semana" : "este mes");

/** What the view says. */
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
  /** The specification's sentence but for its 'muy activo', which a woman would not be. */
  bravoLine: (range: MetricsRange) =>
    `Has tenido mucha actividad ${during(range)}. Sigue así y mantén tu rutina diaria.`,
  start: "Las primeras semanas",
  startLine:
    "Estás empezando, y no hay ninguna prisa. Tus juegos y tus recuerdos te esperan cuando quieras.",
  quiet: "Unos días tranquilos",
  quietLine: (range: MetricsRange, _activeDays: number) =>
    `Has usado poco el portal ${during(range)}. Tus juegos y tus recuerdos te esperan cuando quieras.`,
};

export type MetricsText = typeof metricsText;
