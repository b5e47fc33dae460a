// npm run release -- games [--activate]: builds an area and sends it to the portal of PORTAL_URL,
// with RELEASE_TOKEN. With --activate it is tried in each browser of the machine first, and then
// everybody gets it. With --off nothing is built: the portal shows nothing of the area any more,
// until --on.
import process from "node:process";
import { oneName, readArgs, runCommand } from "./releases/command.mjs";
import { CommandError } from "./releases/portal-client.mjs";
import { howToSwitchOn } from "./releases/tables.mjs";

const OPTIONS = /** @type {const} */ ({
  activate: { type: "boolean" },
  off: { type: "boolean" },
  on: { type: "boolean" },
});

await runCommand(async () => {
  // What they stand on is installed only now.
  const { buildOf, tryCandidate, withCandidate } = await import("./releases/candidate.mjs");
  const { portalOrigin, releaseCalls, releaseToken } = await import("./releases/portal-client.mjs");
  const { refuseToken } = await import("./releases/refuse.mjs");
  const { sendRelease, showProgress } = await import("./releases/send-release.mjs");

  const { names, options } = readArgs(process.argv.slice(2), OPTIONS);
  if (Object.keys(options).length > 1)
    throw new CommandError("Elige una sola opción: --activate, --off o --on.");
  const area = oneName(names, "npm run release -- games");
  const origin = portalOrigin(process.env.PORTAL_URL);
  const portal = releaseCalls(origin, releaseToken(process.env.RELEASE_TOKEN));
  if (options.off || options.on) {
    const { isOff } = await portal.switchArea(area, options.off === true);
    console.log(
      isOff
        ? `${area} está apagada en ${origin}. ${howToSwitchOn(area)}`
        : `${area} está encendida en ${origin}.`,
    );
    return;
  }
  // A name that is no area here is told as that, and not as the token of another one.
  buildOf(area);
  refuseToken(await portal.list(), area, options.activate === true);

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
    const { previous, isOff } = await portal.activate(area, version);
    console.log(`Activa: ${area} ${version}.${previous ? ` La anterior era ${previous}.` : ""}`);
    if (isOff) console.log(`${area} sigue apagada. ${howToSwitchOn(area)}`);
  });
});
