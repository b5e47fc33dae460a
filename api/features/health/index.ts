export { watchClock } from "./clock-doubt.ts";
export { observeSelf, READINESS_LASTS_MS } from "./observe-self.ts";
export { healthRoutes } from "./routes.ts";
