export { watchClock } from "./clock-doubt.ts";
export { observeSelf } from "./observe-self.ts";
export { healthRoutes } from "./routes.ts";
