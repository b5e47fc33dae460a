import { json, press } from "@acompana/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { failed, guessing, NEWS, open } from "../testing/attention.tsx";

describe("what needs looking at", () => {
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

  it.each([
    ["nothing happened", () => json([])],
    ["it cannot be read", () => json({}, 500)],
  ])("is not there when %s", async (_case, answer) => {
    const { world } = await open({ [NEWS]: answer });
    await waitFor(() => expect(world.calls).toContain(NEWS));
    expect(screen.queryByText("Conviene mirar")).toBeNull();
  });
});
