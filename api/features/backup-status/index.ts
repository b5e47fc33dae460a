// Apart from features/backup, which a start loads: no route is needed there.
export { backupStatusRoutes } from "./routes.ts";
