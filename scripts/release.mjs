// npm run release -- games [--activate]: builds an area and sends it to the portal of PORTAL_URL, with
// RELEASE_TOKEN. With --activate it is tried in a browser first, and then everybody gets it.
import process from "node:process";
import { oneName, readArgs, runCommand } from "./releases/command.mjs";
import { showProgress } from "./releases/progress.mjs";

await runCommand(async () => {
  // What they stand on is installed only now.
  const { withCandidate } = await import("./releases/make-candidate.mjs");
  const { tryCandidate } = await import("./releases/try-candidate.mjs");
  const { portalOrigin, releaseCalls, releaseToken } = await import("./releases/portal-client.mjs");
  const { sendRelease } = await import("./releases/send-release.mjs");

  const { names, options } = readArgs(process.argv.slice(2), { activate: { type: "boolean" } });
  const area = oneName(names, "npm run release -- games");
  const origin = portalOrigin(process.env.PORTAL_URL);
  const portal = releaseCalls(origin, releaseToken(process.env.RELEASE_TOKEN));

  await withCandidate(area, async (release, folder) => {
    const { version } = release;
    if (options.activate) await tryCandidate(origin, release, folder);
    const isNew = await sendRelease(portal, release, folder, showProgress);
    console.log(
      isNew
        ? `${area} ${version} está en ${origin}.`
        : `${area} ${version} ya estaba en ${origin}.`,
    );
    if (!options.activate) {
      console.log(`Para activarla: npm run release -- ${area} --activate`);
      return;
    }
    const { previous } = await portal.activate(area, version);
    console.log(`Activa: ${area} ${version}.${previous ? ` La anterior era ${previous}.` : ""}`);
  });
});
