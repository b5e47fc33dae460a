import type { ScreenName } from "@acompana/kit/area";
import { json, renderScreen } from "@acompana/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { GamesMenu } from "../games-menu/games-menu.tsx";
import { MemoryGamesMenu } from "../memory-games-menu/memory-games-menu.tsx";
import { OtherGamesMenu } from "../other-games-menu/other-games-menu.tsx";
import { session } from "../testing/play-in-portal.tsx";

interface Menu {
  title: string;
  Screen: () => React.JSX.Element;
  cards: [words: RegExp, leadsTo: ScreenName][];
}

const menus: Menu[] = [
  {
    title: "Juegos",
    Screen: GamesMenu,
    cards: [
      [/Juegos de memoria/, "memory-games-menu"],
      [/Otros juegos/, "other-games-menu"],
    ],
  },
  {
    title: "Juegos de memoria",
    Screen: MemoryGamesMenu,
    cards: [
      [/Juego de Memoria.*Nivel fácil/, "memory-game"],
      [/Secuencia de números.*Nivel intermedio/, "number-sequence-game"],
      [/Patrones de colores.*Nivel intermedio/, "pattern-memory-game"],
      [/Memoria visual.*Nivel avanzado/, "visual-memory-game"],
    ],
  },
  {
    title: "Otros juegos",
    Screen: OtherGamesMenu,
    cards: [
      [/Sudoku.*Nivel variable/, "sudoku-game"],
      [/Puzle deslizante.*Nivel variable/, "puzzle-game"],
      [/Juegos matemáticos.*Nivel variable/, "math-game"],
    ],
  },
];

test.each(menus)("'$title' leads to each of its cards", async ({ title, Screen, cards }) => {
  const { world } = renderScreen(<Screen />);
  expect(screen.getByRole("heading", { level: 1, name: title })).toBe(document.activeElement);
  for (const [words] of cards) await userEvent.click(screen.getByRole("button", { name: words }));
  expect(world.moves).toEqual(cards.map(([, leadsTo]) => leadsTo));
  // Those cards and the way back, nothing else.
  expect(screen.getAllByRole("button")).toHaveLength(cards.length + 1);
});

test.each(menus)("'$title' has a way back", async ({ Screen }) => {
  const { world } = renderScreen(<Screen />);
  await userEvent.click(screen.getByRole("button", { name: "Volver" }));
  expect(world.moves).toEqual(["back"]);
});

describe("of someone who is signed in", () => {
  const DAY_MS = 86_400_000;
  const noon = Date.parse("2026-03-10T12:00:00Z");
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: noon });
  });
  afterEach(() => {
    vi.useRealTimers();
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
  const under = (title: string) =>
    screen.getByText(title).closest("button")?.nextElementSibling?.textContent;

  test("each card tells the best score and the last five, or that nothing was played", async () => {
    const { world } = draw(() => json([cards, unfinished]));
    await screen.findByText("1620");
    expect(under("Juego de Memoria")).toBe(
      "Mejor puntuación1620Últimas partidas1460hoy1490ayer1450hace 2 días1440hace 3 días1430hace 4 días",
    );
    const parts = [...document.querySelectorAll("li [aria-hidden]")].map((bar) =>
      Number((bar as HTMLElement).style.getPropertyValue("--part")).toFixed(3),
    );
    expect(parts).toEqual(latest.map(({ score }) => (score / 1620).toFixed(3)));
    for (const title of ["Secuencia de números", "Patrones de colores", "Memoria visual"])
      expect(under(title)).toBe("Aún no has jugado.");
    expect(screen.queryByRole("status")).toBeNull();
    expect(world.calls).toEqual(["GET /api/users/u1/games"]);
  });

  test("while the results are read, the games can be entered already", async () => {
    const { world } = draw(() => new Promise(() => {}));
    expect(screen.getByRole("status").textContent).toContain("Cargando tus resultados...");
    await userEvent.click(screen.getByRole("button", { name: /^Memoria visual/ }));
    expect(world.moves).toEqual(["visual-memory-game"]);
  });

  test("results that cannot be read are asked for again", async () => {
    const answers = [() => json({ error: "Error" }, 500), () => json([cards])];
    draw(() => answers.shift()?.() ?? json([]));
    expect((await screen.findByRole("alert")).textContent).toContain(
      "Ahora no podemos mostrar tus resultados. Puedes jugar igualmente.",
    );
    await userEvent.click(screen.getByRole("button", { name: "Reintentar" }));
    await screen.findByText("1620");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("the first menu has no results of its own, and asks for none", () => {
    const { world } = renderScreen(<GamesMenu />, { session });
    expect(world.calls).toEqual([]);
  });
});
