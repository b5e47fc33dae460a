import { defineArea } from "@acompana/kit/area";
import { name, type screens } from "../area.json";

declare module "@acompana/kit/screens" {
  interface Screens extends Record<keyof typeof screens, unknown> {}
}

export default defineArea(name, {
  "support-login": () => import("./support-login/support-login.tsx").then((m) => m.SupportLogin),
  "support-dashboard": () =>
    import("./support-dashboard/support-dashboard.tsx").then((m) => m.SupportDashboard),
});
