import { readAreas, releaseManifest } from "@acompana/kit/areas";
import type { BootstrapConfig } from "../bootstrap-config.ts";
import { declaredScreens } from "../screens/declared-screens.ts";

/** The areas of the project as a portal writes them into its page, with nothing to load. */
export const installedAreas: BootstrapConfig["areas"] = Object.fromEntries(
  await Promise.all(
    readAreas().map(async (area) => [
      area.name,
      {
        version: "1",
        baseUrl: `/releases/${area.name}/1/`,
        entry: "remoteEntry.js",
        manifest: await releaseManifest(area),
      },
    ]),
  ),
);

export const installedScreens = declaredScreens(installedAreas);
