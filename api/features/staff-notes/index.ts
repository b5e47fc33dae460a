export { staffNotesRoutes } from "./routes.ts";
