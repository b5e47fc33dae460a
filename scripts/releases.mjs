// npm run releases: what the portal of PORTAL_URL has of each area, and what failed in browsers.
import process from "node:process";
import { runCommand } from "./releases/command.mjs";
import { portalOrigin, releaseCalls, releaseToken } from "./releases/portal-client.mjs";
import { releasesTable } from "./releases/tables.mjs";

/** What a portal that does not say its time zone yet is set to unless configured otherwise. */
const OLDER_PORTALS = "Europe/Madrid";

await runCommand(async () => {
  const origin = portalOrigin(process.env.PORTAL_URL);
  const { areas, timeZone = OLDER_PORTALS } = await releaseCalls(
    origin,
    releaseToken(process.env.RELEASE_TOKEN),
  ).list();
  console.log(releasesTable(areas, timeZone));
});
