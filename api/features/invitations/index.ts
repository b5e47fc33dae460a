export { announceSetUp } from "./announce-set-up.ts";
export { cleanUpInvitations } from "./clean-up-invitations.ts";
export { invitationCode } from "./invitation-code.ts";
export { invitationsRoutes } from "./routes.ts";
export { dropSetUpLink, refuseInvalidInvitation, takeInvitation } from "./take-invitation.ts";
