export { userSheetsRoutes } from "./routes.ts";
