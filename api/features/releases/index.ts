export { cleanUpReleases } from "./clean-up-releases.ts";
export { keepBuiltRelease } from "./keep-built-release.ts";
export { releasesRoutes } from "./routes.ts";
export { releaseTokensRoutes } from "./token-routes.ts";
