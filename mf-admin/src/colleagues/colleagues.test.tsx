import { json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { AdminDashboard } from "../admin-dashboard/admin-dashboard.tsx";
import { LIST, session } from "../testing/fixtures.ts";

const COLLEAGUES = "GET /api/admin/colleagues";
const ACTIVE = "PUT /api/admin/colleagues/a2/active";
const LINK = "POST /api/admin/colleagues/a2/password-link";
const url = "https://portal.es/#clave=aB-3_x";
const ana = {
  ...{ id: "a1", name: "Ana Ruiz", email: "ana@villanueva.es", isActive: true, isYou: true },
  ...{ lastEntryAt: "2026-03-02T09:00:00.000Z", hasSecondFactor: true },
};
const luis = {
  ...{ id: "a2", name: "Luis Vega", email: "luis@villanueva.es", isActive: true, isYou: false },
  ...{ lastEntryAt: null, hasSecondFactor: false },
};

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

async function open(setup: ScreenSetup = {}) {
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

it("tells who there is, when they were in, and with what", async () => {
  await open();
  expect(screen.getByText("Tú")).toBeTruthy();
  expect(screen.getByText("Última entrada: 2 de marzo de 2026, 10:00")).toBeTruthy();
  expect(screen.getByText("Todavía no ha entrado")).toBeTruthy();
  expect(screen.getByText("Con código del móvil")).toBeTruthy();
  expect(screen.getByText("Sin código del móvil")).toBeTruthy();
});

it("disables a colleague after asking, and enables them again", async () => {
  const sent: unknown[] = [];
  const { world } = await open({
    answers: {
      [ACTIVE]: async (request) => {
        sent.push(await request.json());
        return new Response(null, { status: 204 });
      },
    },
  });
  await press("Desactivar la cuenta de Luis Vega");
  expect(await screen.findByText("Desactivada")).toBeTruthy();
  await press("Activar la cuenta de Luis Vega");
  await waitFor(() => expect(screen.queryByText("Desactivada")).toBeNull());
  expect(sent).toEqual([{ isActive: false }, { isActive: true }]);
  expect(world.said).toEqual([
    "confirm: ¿Desactivar la cuenta de Luis Vega?",
    "toast: Cuenta desactivada",
    "toast: Cuenta activada",
  ]);
});

it("offers the only one who can enter no way out, and reads again once one's own account is disabled", async () => {
  const disabled = { ...luis, isActive: false };
  const { unmount } = await open({ answers: { [COLLEAGUES]: () => json([ana, disabled]) } });
  expect(screen.queryByRole("button", { name: /^Desactivar/ })).toBeNull();
  expect(screen.getByRole("button", { name: "Activar la cuenta de Luis Vega" })).toBeTruthy();
  unmount();
  const { world } = await open({
    answers: { "PUT /api/admin/colleagues/a1/active": () => new Response(null, { status: 204 }) },
  });
  const reads = () => world.calls.filter((call) => call === COLLEAGUES).length;
  expect(reads()).toBe(1);
  await press("Desactivar la cuenta de Ana Ruiz");
  // The server, which knows no such session any more, then leads to the login.
  await waitFor(() => expect(reads()).toBe(2));
  expect(world.said).toEqual(["confirm: ¿Desactivar la cuenta de Ana Ruiz?"]);
});

it("does nothing without a yes, and passes the server's sentence on", async () => {
  const { world, unmount } = await open({ confirms: false });
  await press("Desactivar la cuenta de Luis Vega");
  expect(world.calls).not.toContain(ACTIVE);
  unmount();
  const error = "Es la única cuenta activa del ayuntamiento.";
  const again = await open({
    answers: { [ACTIVE]: () => json({ error, code: "LAST_ADMINISTRATOR" }, 409) },
  });
  await press("Desactivar la cuenta de Luis Vega");
  await waitFor(() => expect(again.world.said).toContain(`alert: ${error}`));
  expect(screen.queryByText("Desactivada")).toBeNull();
});

it("makes a link for a colleague who has forgotten the password", async () => {
  await open({
    answers: { [LINK]: () => json({ url, expiresAt: "2026-03-02T11:00:00.000Z" }, 201) },
  });
  await press("Enlace para contraseña olvidada de Luis Vega");
  expect(await screen.findByRole("heading", { name: "Enlace para Luis Vega" })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Enlace" }).value).toBe(url);
  expect(screen.queryByRole("button", { name: /^Enlace para Ana Ruiz/ })).toBeNull();
});
