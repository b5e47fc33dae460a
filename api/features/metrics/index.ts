export { metricsRoutes } from "./routes.ts";
export type { Metrics } from "./schemas.ts";
