import { json, press } from "@acompana/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { failed, guessing, NEWS, open } from "../testing/attention.tsx";

const SEEN = "POST /api/attention/seen";

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
});
