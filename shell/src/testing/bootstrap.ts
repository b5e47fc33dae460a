import type { BootstrapConfig } from "../bootstrap-config.ts";
import { installedAreas } from "./installed-areas.ts";

/** What a portal of one municipality writes into a page without sessions. */
export const bootstrap: BootstrapConfig = {
  version: "0.1.0",
  timeZone: "Europe/Madrid",
  municipalities: ["Villanueva del Valle"],
  sessions: [],
  idleSeconds: { administrator: 1_800, person: 1_800, support: null },
  areas: installedAreas,
};
