// Apart from the copies themselves: a start opens the data with those, and needs no call for it.
export { backupStatusRoutes } from "./routes.ts";
