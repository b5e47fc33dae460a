// npm run compat -- games: walks through a portal that has this area as it is here, and all others
// as the portal of PORTAL_URL serves them now, and opens the area's screens in each browser of the
// machine.
import process from "node:process";
import { oneName, readArgs, runCommand } from "./releases/command.mjs";

await runCommand(async () => {
  // What they stand on is installed only now.
  const { tryCandidate, withCandidate } = await import("./releases/candidate.mjs");
  const { portalOrigin } = await import("./releases/portal-client.mjs");

  const area = oneName(readArgs(process.argv.slice(2)).names, "npm run compat -- games");
  const origin = portalOrigin(process.env.PORTAL_URL);
  await withCandidate(area, async (release, folder) => {
    await tryCandidate(origin, release, folder);
    console.log(`${area} ${release.version} funciona con lo que sirve ${origin}.`);
  });
});
