import { press } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { ACTIVE, open } from "../testing/colleagues.tsx";

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
