import { type Area, defineArea, type ScreenProps, useScreen } from "@acompana/kit/area";
import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadRemote } from "./areas/federation.ts";
import type { BootstrapConfig, RegisteredArea } from "./bootstrap-config.ts";
import { LiveCard } from "./live-card.tsx";
import { PortalConfigProvider } from "./screens/portal-config.tsx";
import { installedAreas } from "./testing/installed-areas.ts";

vi.mock("./areas/federation.ts", () => ({ loadRemote: vi.fn() }));

const reportError = vi.fn();
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal("reportError", reportError);
  // React writes what a boundary has caught to the console.
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.clearAllMocks();
});

const own = vi.fn();
function Tuned() {
  const { screen: where, store } = useScreen();
  own(store);
  return <p>Suena ahora, en {where}</p>;
}
const live = (card: () => Promise<() => React.ReactNode>): Area =>
  defineArea("games", {}, { homeCards: { "games-menu": card } });

/** The home, two seconds after it was drawn, with a card of an area that comes like this. */
async function drawCard(comes: () => Promise<unknown>) {
  vi.mocked(loadRemote).mockImplementation(comes as typeof loadRemote);
  // A release of which no other test has begun a load.
  const games = { ...installedAreas.games, version: crypto.randomUUID() } as RegisteredArea;
  const bootstrap = { areas: { ...installedAreas, games } } as unknown as BootstrapConfig;
  const given = {
    screen: "user-menu",
    session: null,
    store: "the home's",
  } as unknown as ScreenProps;
  render(
    <PortalConfigProvider bootstrap={bootstrap}>
      <button type="button">
        Juegos
        <LiveCard screen="games-menu" given={given}>
          Para pasar un buen rato
        </LiveCard>
      </button>
    </PortalConfigProvider>,
  );
  const card = screen.getByRole("button");
  expect(card.textContent).toBe("JuegosPara pasar un buen rato");
  await act(() => vi.advanceTimersByTimeAsync(1_900));
  expect(loadRemote).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(loadRemote).toHaveBeenCalledOnce();
  expect(screen.getByRole("button")).toBe(card);
  return card;
}

test("an area draws on its card, as itself, after the screen is there", async () => {
  const card = await drawCard(async () => live(async () => Tuned));
  expect(card.textContent).toBe("JuegosSuena ahora, en games-menu");
  expect(own.mock.calls.at(-1)?.[0]).not.toBe("the home's");
});

const marks = () => Object.keys(localStorage).filter((key) => key.startsWith("loading "));

test("while its code runs first a mark stands, of the card alone, and goes once it works", async () => {
  let come = (_area: Area) => {};
  const comes = new Promise((resolve) => {
    come = resolve;
  });
  await drawCard(() => comes);
  const [mark = "", ...others] = marks();
  expect(others).toEqual([]);
  expect(JSON.parse(localStorage.getItem(mark) ?? "")).toMatchObject({
    marks: [{ place: "card games-menu", area: "games" }],
  });
  await act(async () => come(live(async () => Tuned)));
  expect(marks()).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(1_100));
  expect(marks()).toEqual([]);
  expect(localStorage.getItem("worked games")).toBeNull();
});

test.each<[string, () => Promise<unknown>, number]>([
  [
    "was built before there were live cards",
    async () => ({ name: "games", contract: 2, screens: {} }),
    0,
  ],
  ["does not come", () => Promise.reject(new TypeError("Failed to fetch")), 1],
  ["has a card that does not come", async () => live(() => Promise.reject(new Error("lost"))), 1],
  [
    "has a card that throws",
    async () =>
      live(async () => () => {
        throw new Error("broken");
      }),
    1,
  ],
  ["was built for another contract", async () => ({ name: "games", contract: 1, screens: {} }), 1],
])("the card of an area that %s keeps what stood there", async (_what, comes, reported) => {
  const card = await drawCard(comes);
  expect(card.textContent).toBe("JuegosPara pasar un buen rato");
  expect(reportError).toHaveBeenCalledTimes(reported);
  await act(() => vi.advanceTimersByTimeAsync(1_100));
  expect(marks()).toEqual([]);
});
