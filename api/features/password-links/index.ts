export { cleanUpPasswordLinks } from "./clean-up-password-links.ts";
export { makePasswordLink } from "./make-password-link.ts";
export { passwordLinksRoutes } from "./routes.ts";
export { passwordLinkExample, passwordLinkSchema } from "./schemas.ts";
