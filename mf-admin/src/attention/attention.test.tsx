import { json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { AdminDashboard } from "../admin-dashboard/admin-dashboard.tsx";
import { carmen, LIST, session } from "../testing/fixtures.ts";

const NEWS = "GET /api/attention";
const SEEN = "POST /api/attention/seen";
const failed = { kind: "failed-entries", count: 12, lastAt: "2026-03-02T10:00:00.000Z" };
const guessing = { kind: "guessing", count: 1, lastAt: "2026-03-02T09:00:00.000Z" };

async function open(answers: ScreenSetup["answers"]) {
  const view = renderScreen(<AdminDashboard />, {
    session,
    screen: "admin-dashboard",
    answers: { [LIST]: () => json([carmen]), ...answers },
  });
  await screen.findByText("1 usuario(s) encontrado(s)");
  return view;
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

describe("what needs looking at", () => {
  it("stands on the dashboard, leads to the trail, and goes with 'Visto'", async () => {
    const sent: unknown[] = [];
    await open({
      [NEWS]: () => json([failed, guessing]),
      [SEEN]: async (request) => {
        sent.push(await request.json());
        return new Response(null, { status: 204 });
      },
      "GET /api/audit": () => json({ events: [], next: null }),
    });
    const panel = within(await screen.findByRole("region", { name: "Conviene mirar" }));
    expect(panel.getAllByRole("listitem").map((row) => row.textContent)).toEqual([
      "12 intentos fallidos de entrarEl último, el 2 de marzo de 2026, 11:00",
      "Alguien ha intentado adivinar un PIN o una contraseñaEl último, el 2 de marzo de 2026, 10:00",
    ]);
    await press("Visto");
    await waitFor(() => expect(screen.queryByText("Conviene mirar")).toBeNull());
    expect(sent).toEqual([{ until: failed.lastAt, count: 13 }]);
  });

  it("says what is missing and who can set it, and no moment", async () => {
    const missing = { kind: "weather-missing", count: 1, lastAt: "2026-03-02T00:00:00.000Z" };
    await open({ [NEWS]: () => json([missing]) });
    const panel = within(await screen.findByRole("region", { name: "Conviene mirar" }));
    const [row = ""] = panel.getAllByRole("listitem").map(({ textContent }) => textContent ?? "");
    expect(row).toContain("este portal no tiene ningún servicio del tiempo configurado");
    expect(row).toContain("pone en su configuración la latitud y la longitud del municipio");
    expect(row).not.toContain("El último");
  });

  it("is shown too when it is of a kind that came after this area", async () => {
    await open({ [NEWS]: () => json([guessing, { ...failed, kind: "robots-landed" }]) });
    expect(await screen.findByText("Hay algo más que mirar en el registro")).toBeTruthy();
  });

  it("is read again with 'Actualizar'", async () => {
    let shown = [failed];
    await open({ [NEWS]: () => json(shown) });
    await screen.findByText("12 intentos fallidos de entrar");
    shown = [];
    await press("Actualizar");
    await waitFor(() => expect(screen.queryByText("Conviene mirar")).toBeNull());
  });

  it("opens the trail", async () => {
    await open({
      [NEWS]: () => json([guessing]),
      "GET /api/audit": () => json({ events: [], next: null }),
    });
    await screen.findByText("Conviene mirar");
    await press("Ver el registro");
    expect(await screen.findByRole("heading", { name: "Registro del ayuntamiento" })).toBeTruthy();
  });

  it("stays, and shows what came meanwhile", async () => {
    const error = "Mientras tanto ha pasado algo más.";
    let shown = [guessing];
    const { world } = await open({
      [NEWS]: () => json(shown),
      [SEEN]: () => {
        shown = [failed, guessing];
        return json({ error, code: "ATTENTION_CHANGED" }, 409);
      },
    });
    await screen.findByText("Conviene mirar");
    await press("Visto");
    await waitFor(() => expect(world.said).toEqual([`alert: ${error}`]));
    expect(await screen.findByText("12 intentos fallidos de entrar")).toBeTruthy();
  });

  it.each([
    ["nothing happened", () => json([])],
    ["it cannot be read", () => json({}, 500)],
  ])("is not there when %s", async (_case, answer) => {
    const { world } = await open({ [NEWS]: answer });
    await waitFor(() => expect(world.calls).toContain(NEWS));
    expect(screen.queryByText("Conviene mirar")).toBeNull();
  });
});
