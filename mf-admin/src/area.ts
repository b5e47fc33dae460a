import { defineArea } from "@acompana/kit/area";
import { name, type screens } from "../area.json";

declare module "@acompana/kit/screens" {
  interface Screens extends Record<keyof typeof screens, unknown> {}
}

export default defineArea(name, {
  "admin-login": () => import("./admin-login/admin-login.tsx").then((m) => m.AdminLogin),
  "admin-dashboard": () =>
    import("./admin-dashboard/admin-dashboard.tsx").then((m) => m.AdminDashboard),
});
