import { activityRoutes } from "./activity/routes.ts";
import { adminsRoutes } from "./admins/routes.ts";
import { auditRoutes } from "./audit/routes.ts";
import { chatRoutes } from "./chat/routes.ts";
import { devicesRoutes } from "./devices/routes.ts";
import { gamesRoutes } from "./games/routes.ts";
import { healthRoutes } from "./health/routes.ts";
import { createRouter } from "./http/router.ts";
import { invitationsRoutes } from "./invitations/routes.ts";
import { mediaRoutes } from "./media/routes.ts";
import { metricsRoutes } from "./metrics/routes.ts";
import { municipalitiesRoutes } from "./municipalities/routes.ts";
import { remindersRoutes } from "./reminders/routes.ts";
import { scoresRoutes } from "./scores/routes.ts";
import { sessionRoutes } from "./session/routes.ts";
import { supportMessagesRoutes } from "./support-messages/routes.ts";
import { supportPersonsRoutes } from "./support-persons/routes.ts";
import { uploadsRoutes } from "./uploads/routes.ts";
import { usersRoutes } from "./users/routes.ts";

const FEATURES = [
  healthRoutes,
  municipalitiesRoutes,
  adminsRoutes,
  sessionRoutes,
  usersRoutes,
  supportPersonsRoutes,
  scoresRoutes,
  gamesRoutes,
  remindersRoutes,
  activityRoutes,
  metricsRoutes,
  invitationsRoutes,
  devicesRoutes,
  auditRoutes,
  chatRoutes,
  mediaRoutes,
  uploadsRoutes,
  supportMessagesRoutes,
];

/** Every feature's calls on one router; the contract and the app are both made from it. */
export function apiRoutes() {
  const router = createRouter();
  for (const feature of FEATURES) router.route("/", feature);
  return router;
}
