import { defineArea } from "@acompana/kit/area";

export default defineArea("admin", {
  "admin-login": () => import("./admin-login/admin-login.tsx").then((m) => m.AdminLogin),
  "admin-dashboard": () =>
    import("./admin-dashboard/admin-dashboard.tsx").then((m) => m.AdminDashboard),
});
