import type { OpenAPIHono } from "@hono/zod-openapi";
import { accountRoutes } from "./features/account/routes.ts";
import { activityRoutes } from "./features/activity/routes.ts";
import { colleagueRoutes } from "./features/admins/colleague-routes.ts";
import { adminsRoutes } from "./features/admins/routes.ts";
import { announcementsRoutes } from "./features/announcements/routes.ts";
import { attentionRoutes } from "./features/attention/routes.ts";
import { auditRoutes } from "./features/audit/routes.ts";
import { backupRoutes } from "./features/backup/routes.ts";
import { chatRoutes } from "./features/chat/routes.ts";
import { consentsRoutes } from "./features/consents/routes.ts";
import { devicesRoutes } from "./features/devices/routes.ts";
import { erasuresRoutes } from "./features/erasures/routes.ts";
import { exportRoutes } from "./features/export/routes.ts";
import { figuresRoutes } from "./features/figures/routes.ts";
import { gamesRoutes } from "./features/games/routes.ts";
import { healthRoutes } from "./features/health/routes.ts";
import { homeRoutes } from "./features/home/routes.ts";
import { invitationsRoutes } from "./features/invitations/routes.ts";
import { mediaRoutes } from "./features/media/routes.ts";
import { metricsRoutes } from "./features/metrics/routes.ts";
import { municipalitiesRoutes } from "./features/municipalities/routes.ts";
import { passwordLinksRoutes } from "./features/password-links/routes.ts";
import { pausesRoutes } from "./features/pauses/routes.ts";
import { releasesRoutes } from "./features/releases/routes.ts";
import { releaseTokensRoutes } from "./features/releases/token-routes.ts";
import { remindersRoutes } from "./features/reminders/routes.ts";
import { retentionRoutes } from "./features/retention/routes.ts";
import { scoresRoutes } from "./features/scores/routes.ts";
import { secondFactorRoutes } from "./features/second-factor/routes.ts";
import { sessionRoutes } from "./features/session/routes.ts";
import { staffNotesRoutes } from "./features/staff-notes/routes.ts";
import { supportMessagesRoutes } from "./features/support-messages/routes.ts";
import { supportInvitationsRoutes } from "./features/support-persons/invitation-routes.ts";
import { supportPersonsRoutes } from "./features/support-persons/routes.ts";
import { uploadsRoutes } from "./features/uploads/routes.ts";
import { userImportsRoutes } from "./features/user-imports/routes.ts";
import { userSheetsRoutes } from "./features/user-sheets/routes.ts";
import { detailsRoutes } from "./features/users/details-routes.ts";
import { ownPinRoutes } from "./features/users/own-pin-routes.ts";
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
  accountRoutes,
  colleagueRoutes,
  secondFactorRoutes,
  passwordLinksRoutes,
  usersRoutes,
  userImportsRoutes,
  userSheetsRoutes,
  detailsRoutes,
  settingsRoutes,
  staffNotesRoutes,
  pinRoutes,
  exportRoutes,
  erasuresRoutes,
  ownPinRoutes,
  consentsRoutes,
  supportPersonsRoutes,
  supportInvitationsRoutes,
  scoresRoutes,
  gamesRoutes,
  remindersRoutes,
  pausesRoutes,
  activityRoutes,
  homeRoutes,
  metricsRoutes,
  invitationsRoutes,
  devicesRoutes,
  auditRoutes,
  attentionRoutes,
  retentionRoutes,
  announcementsRoutes,
  figuresRoutes,
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
