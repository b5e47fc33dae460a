import { json, renderScreen } from "@acompana/kit/testing";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { MemoryGamesMenu } from "../memory-games-menu/memory-games-menu.tsx";
import { playInPortal, session } from "../testing/play-in-portal.tsx";
import { memoryStore, useGamesHost } from "./games-host.ts";

const result = {
  gameType: "pattern-memory" as const,
  score: 45,
  timeSeconds: 30,
  difficulty: "easy" as const,
};

/** A game that ends at a press. */
function TinyGame() {
  const { saveResult, back } = useGamesHost();
  return (
    <>
      <button type="button" onClick={() => saveResult(result)}>
        Terminar
      </button>
      {back && (
        <button type="button" onClick={back}>
          Volver
        </button>
      )}
    </>
  );
}

const logged = vi.fn();
const finish = () => fireEvent.click(screen.getByText("Terminar"));
const settle = () => vi.waitFor(() => {});
const connected = (online: boolean) => vi.spyOn(navigator, "onLine", "get").mockReturnValue(online);

beforeEach(() => {
  logged.mockClear();
  vi.stubGlobal("reportError", logged);
});

test("a result is sent once, with a key of its own", async () => {
  const store = memoryStore();
  const { posted, keys } = playInPortal(TinyGame, { store });
  finish();
  finish();
  await waitFor(() => expect(posted).toEqual([result, result]));
  expect(new Set(keys).size).toBe(2);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f-]{36}$/);
  await waitFor(() => expect(store.read("outbox")).toBeNull());
});

test("without a line nothing is tried; when it is back, the result goes", async () => {
  connected(false);
  const { posted } = playInPortal(TinyGame);
  finish();
  await settle();
  expect(posted).toEqual([]);
  connected(true);
  fireEvent(window, new Event("online"));
  await waitFor(() => expect(posted).toEqual([result]));
  expect(logged).not.toHaveBeenCalled();
});

test("a result that the server could not take goes when a game is opened again, with its key", async () => {
  const store = memoryStore();
  const first = playInPortal(TinyGame, { store, answer: () => json({ error: "Error" }, 503) });
  finish();
  await waitFor(() => expect(logged).toHaveBeenCalledOnce());
  first.unmount();

  const { posted, keys } = playInPortal(TinyGame, { store });
  await waitFor(() => expect(posted).toEqual([result]));
  expect(keys).toEqual(first.keys);
  await waitFor(() => expect(store.read("outbox")).toBeNull());
});

test("a result that waits goes when the line is back on a menu, too", async () => {
  connected(false);
  const store = memoryStore();
  const game = playInPortal(TinyGame, { store });
  finish();
  await settle();
  game.unmount();
  const posted: unknown[] = [];
  renderScreen(<MemoryGamesMenu />, {
    session,
    store,
    answers: {
      "GET /api/users/u1/games": () => json([]),
      "POST /api/users/u1/scores": async (request: Request) => {
        posted.push(await request.json());
        return json({}, 201);
      },
    },
  });
  await settle();
  expect(posted).toEqual([]);
  connected(true);
  fireEvent(window, new Event("online"));
  await waitFor(() => expect(posted).toEqual([result]));
});

test("a result that the server will never take is not sent again", async () => {
  const store = memoryStore();
  playInPortal(TinyGame, { store, answer: () => json({ error: "Error" }, 400) });
  finish();
  await waitFor(() => expect(logged).toHaveBeenCalledOnce());
  await waitFor(() => expect(store.read("outbox")).toBeNull());
});

test("a host that gives nothing but the screen still lets one play", () => {
  const nothing = { session: undefined, store: undefined, back: undefined, api: undefined };
  playInPortal(TinyGame, nothing as never);
  finish();
  expect(logged).not.toHaveBeenCalled();
});

test("leaving takes the listener for the line away", () => {
  const added = vi.spyOn(window, "addEventListener");
  const removed = vi.spyOn(window, "removeEventListener");
  playInPortal(TinyGame).unmount();
  const online = (calls: unknown[][]) =>
    calls.filter(([type]) => type === "online").map(([, listener]) => listener);
  expect(online(added.mock.calls).length).toBeGreaterThan(0);
  expect(online(removed.mock.calls)).toEqual(online(added.mock.calls));
});

test("after a game no menu tells the best score of before, though it was read", async () => {
  const cache = new Map();
  const menu = (answer: () => Response | Promise<Response>) =>
    renderScreen(<MemoryGamesMenu />, {
      session,
      cache,
      answers: { "GET /api/users/u1/games": answer },
    });
  const known = { gameType: "pattern-memory", best: 30, latest: [], pace: null };
  const before = menu(() => json([known]));
  await screen.findByText("Tu mejor: 30");
  before.unmount();
  const store = memoryStore();
  const game = playInPortal(TinyGame, { cache, store });
  finish();
  await waitFor(() => expect(store.read("outbox")).toBeNull());
  game.unmount();
  menu(() => new Promise<Response>(() => {}));
  expect(screen.queryByText("Tu mejor: 30")).toBeNull();
});
