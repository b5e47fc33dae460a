export { cleanUpSupportInvitations } from "./clean-up-support-invitations.ts";
export { supportInvitationsRoutes } from "./invitation-routes.ts";
export { supportPersonsRoutes } from "./routes.ts";
export {
  type SupportSession,
  supportedUserExample,
  supportedUserSchema,
  supportPersonExample,
  supportPersonSchema,
} from "./schemas.ts";
