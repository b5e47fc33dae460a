import { defineArea } from "@acompana/kit/area";

export default defineArea("senior", {
  "user-select": () => import("./user-select/user-select.tsx").then((m) => m.UserSelect),
  "user-menu": () => import("./user-menu/user-menu.tsx").then((m) => m.UserMenu),
  metrics: () => import("./metrics/metrics.tsx").then((m) => m.Metrics),
  reminders: () => import("./reminders/reminders.tsx").then((m) => m.Reminders),
  gallery: () => import("./gallery/gallery.tsx").then((m) => m.Gallery),
});
