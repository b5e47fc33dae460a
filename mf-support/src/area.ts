import { defineArea } from "@acompana/kit/area";

export default defineArea("support", {
  "support-login": () => import("./support-login/support-login.tsx").then((m) => m.SupportLogin),
  "support-dashboard": () =>
    import("./support-dashboard/support-dashboard.tsx").then((m) => m.SupportDashboard),
});
