export { colleagueRoutes } from "./colleague-routes.ts";
export { adminsRoutes } from "./routes.ts";
export { administratorExample } from "./schemas.ts";
