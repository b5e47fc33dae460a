import type { OpenAPIHono } from "@hono/zod-openapi";
import { activityRoutes } from "./features/activity/routes.ts";
import { adminsRoutes } from "./features/admins/routes.ts";
import { auditRoutes } from "./features/audit/routes.ts";
import { backupRoutes } from "./features/backup/routes.ts";
import { chatRoutes } from "./features/chat/routes.ts";
import { devicesRoutes } from "./features/devices/routes.ts";
import { gamesRoutes } from "./features/games/routes.ts";
import { healthRoutes } from "./features/health/routes.ts";
import { homeRoutes } from "./features/home/routes.ts";
import { invitationsRoutes } from "./features/invitations/routes.ts";
import { mediaRoutes } from "./features/media/routes.ts";
import { metricsRoutes } from "./features/metrics/routes.ts";
import { municipalitiesRoutes } from "./features/municipalities/routes.ts";
import { releasesRoutes } from "./features/releases/routes.ts";
import { releaseTokensRoutes } from "./features/releases/token-routes.ts";
import { remindersRoutes } from "./features/reminders/routes.ts";
import { scoresRoutes } from "./features/scores/routes.ts";
import { sessionRoutes } from "./features/session/routes.ts";
import { supportMessagesRoutes } from "./features/support-messages/routes.ts";
import { supportPersonsRoutes } from "./features/support-persons/routes.ts";
import { uploadsRoutes } from "./features/uploads/routes.ts";
import { detailsRoutes } from "./features/users/details-routes.ts";
import { pinRoutes } from "./features/users/pin-routes.ts";
import { usersRoutes } from "./features/users/routes.ts";
import { settingsRoutes } from "./features/users/settings-routes.ts";
import type { AppEnv } from "./platform/context.ts";
import { createRouter } from "./platform/http/router.ts";

const FEATURES = [
  healthRoutes,
  municipalitiesRoutes,
  adminsRoutes,
  sessionRoutes,
  usersRoutes,
  detailsRoutes,
  settingsRoutes,
  pinRoutes,
  supportPersonsRoutes,
  scoresRoutes,
  gamesRoutes,
  remindersRoutes,
  activityRoutes,
  homeRoutes,
  metricsRoutes,
  invitationsRoutes,
  devicesRoutes,
  auditRoutes,
  backupRoutes,
  releasesRoutes,
  releaseTokensRoutes,
  chatRoutes,
  mediaRoutes,
  uploadsRoutes,
  supportMessagesRoutes,
];

/** Every feature's calls in one; the contract and the app are both made from it. */
export function apiRoutes(): OpenAPIHono<AppEnv> {
  const { hono } = createRouter();
  for (const feature of FEATURES) hono.route("/", feature.hono);
  return hono;
}
