export { gamesRoutes } from "./routes.ts";
