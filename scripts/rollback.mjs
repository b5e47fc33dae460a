// npm run rollback -- games: the portal of PORTAL_URL goes back to the version that was active before.
import process from "node:process";
import { oneName, readArgs, runCommand } from "./releases/command.mjs";
import { portalOrigin, releaseCalls, releaseToken } from "./releases/portal-client.mjs";

await runCommand(async () => {
  const area = oneName(readArgs(process.argv.slice(2)).names, "npm run rollback -- games");
  const origin = portalOrigin(process.env.PORTAL_URL);
  const portal = releaseCalls(origin, releaseToken(process.env.RELEASE_TOKEN));
  const { version } = await portal.rollBack(area);
  console.log(`Activa de nuevo: ${area} ${version}.`);
});
