/** How long an invitation or set-up link can be used, in ms. */
export const INVITATION_MS = 7 * 24 * 3600 * 1000;
