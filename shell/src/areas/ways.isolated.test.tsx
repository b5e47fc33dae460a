import type { ScreenProps, Session } from "@acompana/kit/area";
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import type { BootstrapConfig } from "../bootstrap-config.ts";
import { people } from "../testing/sessions.tsx";
import { AreaScreen } from "./area-screen.tsx";
import { type AreaUse, useArea } from "./use-area.ts";

// What becomes of an area is told of elsewhere: here it is only said.
vi.mock("./use-area.ts", () => ({ useArea: vi.fn(), useOnArrival: vi.fn() }));

type State = "being loaded" | "slow" | "given up" | "lost" | "off" | "not ready";
const STATES: State[] = ["being loaded", "slow", "given up", "lost", "off", "not ready"];
const CARDS: State[] = ["given up", "lost", "off"];

afterEach(() => vi.useRealTimers());

/** Draws this screen for somebody, of an area that is so. */
async function open(state: State, name: string, session: Session | null, home: string | null) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const files = {
    "not ready": Promise.resolve({ screens: {} }),
    lost: Promise.reject(new Error("lost")),
  };
  files.lost.catch(() => {});
  const area = Reflect.get(files, state) ?? new Promise(() => {});
  const release = { version: crypto.randomUUID(), isOff: state === "off" };
  vi.mocked(useArea).mockReturnValue({
    load: { name: "games", release, area, attempt: 0 },
    isLost: state === "lost",
    onFailure: () => {},
    onSlow: () => {},
    retry: async () => {},
  } as unknown as AreaUse);
  vi.spyOn(console, "error").mockImplementation(() => {});
  const moves: string[] = [];
  const given = {
    ...{ screen: name, session, home },
    navigate: (to: string) => void moves.push(to),
    back: () => void moves.push("back"),
  } as unknown as ScreenProps;
  await act(async () =>
    render(<AreaScreen bootstrap={{} as BootstrapConfig} name="games" given={given} />),
  );
  const ms = { slow: 5_000, "given up": 21_000 }[state as string] ?? 0;
  await act(() => vi.advanceTimersByTimeAsync(ms));
  return moves;
}

const button = (name: string) => screen.getByRole("button", { name });
const press = (name: string) => userEvent.setup({ delay: null }).click(button(name));

test.each(STATES)(
  "'Volver' and 'Inicio' stand above an older person's screen that is %s",
  async (state) => {
    const moves = await open(state, "games-menu", people.person("u1", "Carmen"), "user-menu");
    expect(button("Volver").nextElementSibling).toBe(button("Inicio"));
    expect(screen.queryByRole("button", { name: "Volver al inicio" })).toBeNull();
    await press("Volver");
    await press("Inicio");
    expect(moves).toEqual(["back", "user-menu"]);
  },
);

const relative = people.support("s1", "Marta");
const carmen = people.person("u1", "Carmen");

test.each([
  [
    "a relative who has entered leads to the desk",
    "support-other",
    relative,
    "support-dashboard",
    "support-dashboard",
  ],
  ["nobody leads to the landing", "user-select", null, null, "landing"],
  ["her home itself leads to the landing", "user-menu", carmen, "user-menu", "landing"],
] as const)("'Volver al inicio' on a card for %s", async (_whom, name, session, home, wanted) => {
  for (const state of CARDS) {
    const moves = await open(state, name, session, home);
    expect(screen.queryByRole("button", { name: "Inicio" })).toBeNull();
    await press("Volver al inicio");
    expect(moves).toEqual([wanted]);
    cleanup();
  }
});
