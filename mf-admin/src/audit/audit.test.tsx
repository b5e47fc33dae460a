import { json } from "@acompana/kit/testing";
import { byDay } from "@acompana/kit/trail";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { event, minutes, open, TRAIL } from "../testing/audit.tsx";
import { held, ownCalls } from "../testing/fixtures.ts";

describe("'Quién ha visto sus datos'", () => {
  it("tells who, what and when, day by day", async () => {
    const { answer, release } = held(
      json([
        event("metrics.read", { actor: { role: "support", name: "Elena Ruiz" } }),
        event("person.pin-failed", { actor: { role: "anyone", name: null } }),
        event("user.created", { at: "2026-03-01T08:05:00.000Z" }),
      ]),
    );
    await open(answer);
    const title = screen.getByRole("heading", { name: "Quién ha visto sus datos" });
    expect(document.activeElement).toBe(title);
    expect(screen.getByText(/los datos de Carmen López$/)).toBeTruthy();
    expect(screen.getByText("Cargando anotaciones...")).toBeTruthy();
    release();
    await screen.findByRole("heading", { name: "lunes, 2 de marzo de 2026" });
    expect(screen.getByRole("heading", { name: "domingo, 1 de marzo de 2026" })).toBeTruthy();
    expect(screen.getAllByRole("listitem").map((row) => row.textContent)).toEqual([
      "11:00Elena Ruiz (persona de apoyo) vio la actividad.",
      "11:00Alguien sin identificar se equivocó con el PIN.",
      "9:05Ana Ruiz (ayuntamiento) dio de alta a esta persona.",
    ]);
    expect(screen.getByRole("status").textContent).toContain("3 anotaciones");
    expect(screen.queryByRole("button", { name: "Ver más antiguas" })).toBeNull();
  });

  it("pages on to the end, before what was shown last", async () => {
    const { world } = await open((request) => {
      const before = new URL(request.url).searchParams.get("before");
      return json(before ? minutes(3, 50) : minutes(50));
    });
    await userEvent.click(await screen.findByRole("button", { name: "Ver más antiguas" }));
    expect(
      await screen.findByText("53 anotaciones · No hay anotaciones más antiguas"),
    ).toBeTruthy();
    expect(screen.getAllByRole("listitem")).toHaveLength(53);
    expect(ownCalls(world).slice(1)).toEqual([
      `${TRAIL}?limit=50`,
      `${TRAIL}?limit=50&before=2026-03-02T11%3A11%3A00.000Z`,
    ]);
    expect(screen.queryByRole("button", { name: "Ver más antiguas" })).toBeNull();
    // The focus stays on the button, and pressing it again asks for nothing.
    const end = screen.getByRole("button", { name: "No hay anotaciones más antiguas" });
    expect(document.activeElement).toBe(end);
    await userEvent.click(end);
    expect(ownCalls(world)).toHaveLength(3);
  });
});

describe("the sentences", () => {
  it("stand under the day of the portal's own zone", () => {
    const late = [event("user.read", { at: "2026-03-02T23:30:00.000Z" }), event("user.read")];
    expect(byDay(late, "UTC")).toHaveLength(1);
    expect(byDay(late, "Europe/Madrid").map(({ day }) => day)).toEqual([
      "martes, 3 de marzo de 2026",
      "lunes, 2 de marzo de 2026",
    ]);
  });
});
