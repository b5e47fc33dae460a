export { pausesRoutes } from "./routes.ts";
