import { createRoute, createRouter, jsonResponse } from "../../platform/http/calls.ts";
import { backupStatusExample, backupStatusSchema } from "./schemas.ts";
import { showBackupStatus } from "./show-backup-status.ts";

const status = createRoute({
  method: "get",
  path: "/backups/status",
  operationId: "getBackupStatus",
  summary: "Tell when the last copy of the portal was made, and what stands in the way of the next",
  description: "For any administrator: one copy holds all municipalities of the portal.",
  permission: "backups:read",
  responses: { 200: jsonResponse("How it stands.", backupStatusSchema, backupStatusExample) },
  errors: [403],
});

export const backupStatusRoutes = createRouter("backups").verb(status, showBackupStatus);
