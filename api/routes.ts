import { adminsRoutes } from "./admins/routes.ts";
import { healthRoutes } from "./health/routes.ts";
import { createRouter } from "./http/router.ts";
import { mediaRoutes } from "./media/routes.ts";
import { municipalitiesRoutes } from "./municipalities/routes.ts";
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
