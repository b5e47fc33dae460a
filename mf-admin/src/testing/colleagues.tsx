import { json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminDashboard } from "../admin-dashboard/admin-dashboard.tsx";
import { LIST, session } from "./fixtures.ts";

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

export const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

export async function open(setup: ScreenSetup = {}) {
  const { answers, ...rest } = setup;
  const view = renderScreen(<AdminDashboard />, {
    ...{ session, screen: "admin-dashboard" },
    answers: { [LIST]: () => json([]), [COLLEAGUES]: () => json([ana, luis]), ...answers },
    ...rest,
  });
  await press("Ajustes");
  await press("Compañeros");
  await screen.findByText("Luis Vega");
  return view;
}
