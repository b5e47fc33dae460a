// npm run rollback -- games [--to 0.1.0-77b2de1f0c9a]: the portal of PORTAL_URL goes back to the
// last version that worked, or to the one that is named.
import process from "node:process";
import { oneName, readArgs, runCommand } from "./releases/command.mjs";
import { portalOrigin, releaseCalls, releaseToken } from "./releases/portal-client.mjs";
import { refuseUntried } from "./releases/refuse.mjs";
import { howToSwitchOn } from "./releases/tables.mjs";

const USAGE = "npm run rollback -- games [--to 0.1.0-77b2de1f0c9a]";

await runCommand(async () => {
  const { names, options } = readArgs(process.argv.slice(2), { to: { type: "string" } });
  const area = oneName(names, USAGE);
  const origin = portalOrigin(process.env.PORTAL_URL);
  const portal = releaseCalls(origin, releaseToken(process.env.RELEASE_TOKEN));
  const { to } = options;
  if (to !== undefined) refuseUntried((await portal.list()).areas, area, String(to));
  const {
    version,
    passedOver = [],
    isOff,
  } = await (to === undefined ? portal.rollBack(area) : portal.activate(area, String(to)));
  console.log(`Activa de nuevo: ${area} ${version}.`);
  if (isOff) console.log(`${area} sigue apagada. ${howToSwitchOn(area)}`);
  if (passedOver.length > 0) {
    const names = passedOver.join(", ");
    console.log(
      `Se ha pasado por encima de lo que falló en los navegadores o se perdió: ${names}.`,
    );
  }
});
