import { defineArea } from "@acompana/kit/area";
import { PersonFrame } from "@acompana/kit/person-frame";
import { name, type screens } from "../area.json";
import { UserMenu } from "./user-menu/user-menu.tsx";
import { UserSelect } from "./user-select/user-select.tsx";

declare module "@acompana/kit/screens" {
  interface Screens extends Record<keyof typeof screens, unknown> {}
}

export default defineArea(
  name,
  {
    // Everyone passes through these two; in the entry they share its parts in one request.
    "user-select": async () => UserSelect,
    "user-menu": async () => UserMenu,
    chat: () => import("./chat/chat.tsx").then((m) => m.Chat),
    metrics: () => import("./metrics/metrics.tsx").then((m) => m.Metrics),
    reminders: () => import("./reminders/reminders.tsx").then((m) => m.Reminders),
    gallery: () => import("./gallery/gallery.tsx").then((m) => m.Gallery),
    "own-data": () => import("./own-data/own-data.tsx").then((m) => m.OwnData),
    settings: () => import("./settings/settings.tsx").then((m) => m.Settings),
    "support-messages": () =>
      import("./support-messages/support-messages.tsx").then((m) => m.SupportMessages),
  },
  {
    frame: PersonFrame,
    help: () => import("./text/help.ts").then((m) => m.help),
    overlay: () => import("./role-overlay/role-overlay.tsx").then((m) => m.SeniorOverlay),
  },
);
