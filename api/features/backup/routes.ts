import { errorResponses, jsonResponse } from "../../platform/http/responses.ts";
import { createRoute } from "../../platform/http/route.ts";
import { createRouter } from "../../platform/http/router.ts";
import { TAGS } from "../../platform/http/tags.ts";
import { backupStatusExample, backupStatusSchema } from "./schemas.ts";
import { showBackupStatus } from "./show-backup-status.ts";

const status = createRoute({
  method: "get",
  path: "/backups/status",
  operationId: "getBackupStatus",
  summary: "Tell when the last copy of the portal was made, and what stands in the way of the next",
  tags: [TAGS.backups.name],
  permission: "backups:read",
  responses: {
    200: jsonResponse("How it stands.", backupStatusSchema, backupStatusExample),
    ...errorResponses(400, 401, 403),
  },
});

export const backupRoutes = createRouter().openapi(status, async (c) =>
  c.json(await showBackupStatus(c.var.ctx), 200),
);
