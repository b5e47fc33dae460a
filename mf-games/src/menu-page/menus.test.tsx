import { json, renderScreen } from "@acompana/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { MemoryGamesMenu } from "../memory-games-menu/memory-games-menu.tsx";
import { menus } from "../testing/menus.tsx";
import { session } from "../testing/play-in-portal.tsx";

test.each(menus)("'$title' leads to each of its cards", async ({ title, Screen, cards, more }) => {
  const { world } = renderScreen(<Screen />);
  expect(screen.getByRole("heading", { level: 1, name: title })).toBe(document.activeElement);
  for (const [words] of cards) await userEvent.click(screen.getByRole("button", { name: words }));
  expect(world.moves).toEqual(cards.map(([, leadsTo]) => leadsTo));
  // Those cards, the way back and the games below, nothing else.
  expect(screen.getAllByRole("button")).toHaveLength(cards.length + 1 + more[1]);
});

describe("of someone who is signed in", () => {
  const DAY_MS = 86_400_000;

  const noon = Date.parse("2026-03-10T12:00:00Z");

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: noon });
  });

  const latest = [1460, 1490, 1450, 1440, 1430].map((score, days) => ({
    id: `s${score}`,
    score,
    completedAt: new Date(noon - days * DAY_MS).toISOString(),
  }));

  const cards = { gameType: "memory-cards", best: 1620, latest, pace: null };

  const unfinished = { gameType: "visual-memory", best: null, latest: [], pace: null };

  const draw = (answer: () => Response | Promise<Response>) =>
    renderScreen(<MemoryGamesMenu />, {
      session,
      answers: { "GET /api/users/u1/games": answer },
    });

  const tile = (name: RegExp) => screen.getByRole("button", { name });

  test("a tile tells the best score where there is one, and the last five are folded below", async () => {
    const { world } = draw(() => json([cards, unfinished]));
    await screen.findByText("Tu mejor: 1620");
    expect(tile(/^Juego de Memoria/).textContent).toContain("Nivel fácil Tu mejor: 1620");
    // No zeros and no empty bars: of what was not played, or not to its end, nothing is said.
    for (const name of [/^Secuencia de números/, /^Patrones de colores/, /^Memoria visual/])
      expect(tile(name).textContent).not.toMatch(/\d|mejor/);
    const folded = screen.getByText("Últimas partidas").closest("details");
    expect(folded?.open).toBe(false);
    // Below all tiles, those of the other games too.
    const [last] = screen.getAllByRole("button").slice(-1);
    expect(folded?.previousElementSibling?.contains(last ?? null)).toBe(true);
    const items = [...(folded?.querySelectorAll("li") ?? [])].map((item) => item.textContent);
    expect(items).toEqual([
      "hoy1460 puntos",
      "ayer1490 puntos",
      "hace 2 días1450 puntos",
      "hace 3 días1440 puntos",
      "hace 4 días1430 puntos",
    ]);
    expect(folded?.querySelectorAll("h2")).toHaveLength(1);
    expect(screen.queryByRole("status")).toBeNull();
    expect(world.calls).toEqual(["GET /api/users/u1/games"]);
  });

  test("results that cannot be read are asked for again", async () => {
    const answers = [() => json({ error: "Error" }, 500), () => json([cards])];
    draw(() => answers.shift()?.() ?? json([]));
    expect((await screen.findByRole("alert")).textContent).toContain(
      "Ahora no podemos mostrar tus resultados. Puedes jugar igualmente.",
    );
    await userEvent.click(screen.getByRole("button", { name: "Reintentar" }));
    await screen.findByText("Tu mejor: 1620");
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
