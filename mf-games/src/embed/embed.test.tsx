import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { memoryStore } from "../host/games-host.ts";
import { text } from "../text.ts";
import { OFFERED } from "./catalogue.ts";
import { Games } from "./games.tsx";
import { LoadingFailed } from "./loading-failed.tsx";
import { bestOf, loneHost } from "./lone-host.ts";

test("best scores only grow, each game has its own, and none is of a game that ended with nothing", () => {
  const onResult = vi.fn();
  const store = memoryStore();
  const host = loneHost({ store, onResult });
  const result = { gameType: "sudoku", score: 900, timeSeconds: 100, difficulty: "easy" } as const;
  host.saveResult(result);
  host.saveResult({ ...result, score: 400 });
  host.saveResult({ ...result, gameType: "math", score: 0 });
  expect([bestOf(store, "sudoku"), bestOf(store, "math")]).toEqual([900, null]);
  expect(onResult).toHaveBeenCalledTimes(3);
});

test("the menu offers every game and leads there and back, with no portal around it", async () => {
  render(<Games />);
  for (const { title } of [OFFERED[0], OFFERED[4]].flatMap((game) => game ?? [])) {
    await userEvent.click(await screen.findByRole("button", { name: new RegExp(`^${title}`) }));
    expect(await screen.findByRole("heading", { level: 1, name: title })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Volver" }));
  }
  expect(OFFERED).toHaveLength(7);
});

test("files that did not arrive leave a calm card in the games' place", () => {
  const lost = new TypeError("Failed to fetch dynamically imported module");
  const Lost = () => {
    throw lost;
  };
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  render(
    <LoadingFailed>
      <Lost />
    </LoadingFailed>,
  );
  expect(screen.getByRole("heading", { name: text.embed.failed })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Reintentar" })).toBeTruthy();
  expect(logged.mock.calls.flat()).toContain(lost);
  logged.mockRestore();
});
