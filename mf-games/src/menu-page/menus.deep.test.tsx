import { json, renderScreen } from "@acompana/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { GAMES } from "../catalogue.ts";
import { GamesMenu } from "../games-menu/games-menu.tsx";
import { MemoryGamesMenu } from "../memory-games-menu/memory-games-menu.tsx";
import { menus } from "../testing/menus.tsx";
import { session } from "../testing/play-in-portal.tsx";

test.each(menus)("from '$title' every game is one press away, its own first", async (menu) => {
  const { world } = renderScreen(<menu.Screen />);
  const [title, count] = menu.more;
  const below = screen.getByRole("region", { name: title });
  expect(within(below).getByRole("heading", { level: 2, name: title })).toBeTruthy();
  expect(within(below).getAllByRole("button")).toHaveLength(count);
  const cards = screen.getAllByRole("button").filter((one) => one.textContent !== "Volver");
  expect(cards.slice(-count)).toEqual(within(below).getAllByRole("button"));
  for (const card of cards) await userEvent.click(card);
  expect(world.moves.filter((move) => !move.endsWith("-menu")).sort()).toEqual(
    GAMES.map((game) => game.screen).sort(),
  );
});

test.each(menus)("'$title' has a way back", async ({ Screen }) => {
  const { world } = renderScreen(<Screen />);
  await userEvent.click(screen.getByRole("button", { name: "Volver" }));
  expect(world.moves).toEqual(["back"]);
});

describe("of someone who is signed in", () => {
  const noon = Date.parse("2026-03-10T12:00:00Z");

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: noon });
  });

  const unfinished = { gameType: "visual-memory", best: null, latest: [], pace: null };

  const draw = (answer: () => Response | Promise<Response>) =>
    renderScreen(<MemoryGamesMenu />, {
      session,
      answers: { "GET /api/users/u1/games": answer },
    });

  test("before the first game there is nothing to fold away", async () => {
    draw(() => json([unfinished]));
    await waitFor(() => expect(screen.queryByRole("status")).toBeNull());
    expect(screen.queryByText("Últimas partidas")).toBeNull();
    expect(document.body.textContent).not.toContain("mejor");
  });

  test("while the results are read, the games can be entered already", async () => {
    const { world } = draw(() => new Promise(() => {}));
    expect(screen.getByRole("status").textContent).toContain("Cargando tus resultados...");
    await userEvent.click(screen.getByRole("button", { name: /^Memoria visual/ }));
    expect(world.moves).toEqual(["visual-memory-game"]);
  });

  test("the first menu has no results of its own, and asks for none", () => {
    const { world } = renderScreen(<GamesMenu />, { session });
    expect(world.calls).toEqual([]);
  });
});
