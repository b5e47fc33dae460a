import { json, press } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { ACTIVE, ana, COLLEAGUES, luis, open } from "../testing/colleagues.tsx";

const LINK = "POST /api/admin/colleagues/a2/password-link";

const url = "https://portal.es/#clave=aB-3_x";

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
