export { userImportsRoutes } from "./routes.ts";
export { FILE_BODY_BYTES } from "./schemas.ts";
