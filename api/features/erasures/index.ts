export { erasuresRoutes } from "./routes.ts";
