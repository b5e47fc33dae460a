import { json, press, type ScreenSetup } from "@acompana/kit/testing";
import { screen } from "@testing-library/react";
import { drawDashboard } from "./draw-dashboard.tsx";

export const COLLEAGUES = "GET /api/admin/colleagues";

export const ACTIVE = "PUT /api/admin/colleagues/a2/active";

export const ana = {
  ...{ id: "a1", name: "Ana Ruiz", email: "ana@villanueva.es", isActive: true, isYou: true },
  ...{ lastEntryAt: "2026-03-02T09:00:00.000Z", hasSecondFactor: true },
};

export const luis = {
  ...{ id: "a2", name: "Luis Vega", email: "luis@villanueva.es", isActive: true, isYou: false },
  ...{ lastEntryAt: null, hasSecondFactor: false },
};

export async function open({ answers, ...setup }: ScreenSetup = {}) {
  const both = { [COLLEAGUES]: () => json([ana, luis]) };
  const view = drawDashboard([], { answers: { ...both, ...answers }, ...setup });
  await press("Ajustes");
  await press("Compañeros");
  await screen.findByText("Luis Vega");
  return view;
}
