import { defineArea } from "@acompana/kit/area";
import { PersonFrame } from "@acompana/kit/person-frame";
import { name, type screens } from "../area.json";
import { GAMES } from "./catalogue.ts";
import { inPortal } from "./host/portal-host.tsx";

declare module "@acompana/kit/screens" {
  interface Screens extends Record<keyof typeof screens, unknown> {}
}

export default defineArea(
  name,
  {
    "games-menu": () => import("./games-menu/games-menu.tsx").then((m) => m.GamesMenu),
    "memory-games-menu": () =>
      import("./memory-games-menu/memory-games-menu.tsx").then((m) => m.MemoryGamesMenu),
    "other-games-menu": () =>
      import("./other-games-menu/other-games-menu.tsx").then((m) => m.OtherGamesMenu),
    ...Object.fromEntries(
      GAMES.map(({ screen, load }) => [screen, () => load().then(inPortal)] as const),
    ),
  },
  { frame: PersonFrame, help: () => import("./help-text.ts").then((m) => m.help) },
);
