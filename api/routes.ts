import type { OpenAPIHono } from "@hono/zod-openapi";
import { accountRoutes } from "./features/account/index.ts";
import { activityRoutes } from "./features/activity/index.ts";
import { adminsRoutes, colleagueRoutes } from "./features/admins/index.ts";
import { announcementsRoutes } from "./features/announcements/index.ts";
import { attentionRoutes } from "./features/attention/index.ts";
import { auditRoutes } from "./features/audit/index.ts";
import { backupStatusRoutes } from "./features/backup-status/index.ts";
import { chatRoutes } from "./features/chat/index.ts";
import { consentsRoutes } from "./features/consents/index.ts";
import { devicesRoutes } from "./features/devices/index.ts";
import { erasuresRoutes } from "./features/erasures/index.ts";
import { exportRoutes } from "./features/export/index.ts";
import { figuresRoutes } from "./features/figures/index.ts";
import { gamesRoutes } from "./features/games/index.ts";
import { healthRoutes } from "./features/health/index.ts";
import { homeRoutes } from "./features/home/index.ts";
import { invitationsRoutes } from "./features/invitations/index.ts";
import { mediaRoutes } from "./features/media/index.ts";
import { metricsRoutes } from "./features/metrics/index.ts";
import { municipalitiesRoutes } from "./features/municipalities/index.ts";
import { passwordLinksRoutes } from "./features/password-links/index.ts";
import { pausesRoutes } from "./features/pauses/index.ts";
import { releasesRoutes, releaseTokensRoutes } from "./features/releases/index.ts";
import { remindersRoutes } from "./features/reminders/index.ts";
import { retentionRoutes } from "./features/retention/index.ts";
import { scoresRoutes } from "./features/scores/index.ts";
import { secondFactorRoutes } from "./features/second-factor/index.ts";
import { sessionRoutes } from "./features/session/index.ts";
import { staffNotesRoutes } from "./features/staff-notes/index.ts";
import { supportMessagesRoutes } from "./features/support-messages/index.ts";
import {
  supportInvitationsRoutes,
  supportPersonsRoutes,
} from "./features/support-persons/index.ts";
import { uploadsRoutes } from "./features/uploads/index.ts";
import { userImportsRoutes } from "./features/user-imports/index.ts";
import { userSheetsRoutes } from "./features/user-sheets/index.ts";
import {
  detailsRoutes,
  ownPinRoutes,
  pinRoutes,
  settingsRoutes,
  usersRoutes,
} from "./features/users/index.ts";
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
  backupStatusRoutes,
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
