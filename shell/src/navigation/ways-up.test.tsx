import { act, renderHook, waitFor } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import type { ReactNode } from "react";
import { expect, it, vi } from "vitest";
import { installedScreens } from "../testing/installed-areas.ts";
import { useNavigationGuards } from "./navigation-guards.ts";
import { useHistoryScreens, useNavigation, usePlace } from "./use-navigation.ts";

/** The portal's navigation after these screens were opened one from the other. */
function openedBy(...screens: string[]) {
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const { result } = renderHook(
    () => {
      const guards = useNavigationGuards();
      const navigation = useNavigation(guards, installedScreens);
      useHistoryScreens(guards, installedScreens);
      return { guards, navigation, place: usePlace() };
    },
    { wrapper },
  );
  for (const screen of screens) act(() => result.current.navigation.navigate(screen));
  return result;
}
const depth = () => history.state.depth as number;

it("'Volver' from the tenth game leads to its menu, and from there home", async () => {
  const page = openedBy("user-menu", "games-menu", "other-games-menu");
  for (let game = 0; game < 10; game += 1) {
    act(() => page.current.navigation.navigate("sudoku-game"));
    expect(depth()).toBe(4);
    act(() => page.current.navigation.navigate("other-games-menu"));
    await waitFor(() => expect(page.current.place.screen).toBe("other-games-menu"));
    expect(depth()).toBe(3);
  }
  for (const screen of ["games-menu", "user-menu"]) {
    act(() => page.current.navigation.back());
    await waitFor(() => expect(page.current.place.screen).toBe(screen));
  }
});

it("after ten games, each in the place of the one before, 'Volver' leads to the menu", async () => {
  const page = openedBy("user-menu", "games-menu", "other-games-menu", "sudoku-game");
  for (let game = 0; game < 10; game += 1) {
    const screen = game % 2 === 0 ? "puzzle-game" : "sudoku-game";
    act(() => page.current.navigation.navigate(screen, undefined, { replaces: true }));
    expect(page.current.place.screen).toBe(screen);
    expect(depth()).toBe(4);
  }
  act(() => page.current.navigation.back());
  await waitFor(() => expect(page.current.place.screen).toBe("other-games-menu"));
});

it("a screen that holds asks before another one takes its place", async () => {
  const page = openedBy("user-menu", "settings");
  const asked = vi.fn(async () => false);
  page.current.guards.confirmLeave(asked);
  act(() => page.current.navigation.navigate("chat", undefined, { replaces: true }));
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  expect(page.current.place.screen).toBe("settings");
});

it("from a game 'Inicio' leads to the home from which one came, in one press", async () => {
  const page = openedBy("user-menu", "games-menu", "other-games-menu", "sudoku-game");
  act(() => page.current.navigation.navigate("user-menu"));
  await waitFor(() => expect(page.current.place.screen).toBe("user-menu"));
  expect(depth()).toBe(1);
});

it("from an entry that an earlier release has left, with a depth and no trail, the way up leads to its menu", async () => {
  history.replaceState({ screen: "other-games-menu", view: null, depth: 3 }, "");
  const page = openedBy("sudoku-game");
  expect(depth()).toBe(4);
  const go = vi.spyOn(history, "go");
  act(() => page.current.navigation.navigate("other-games-menu"));
  expect(go).toHaveBeenCalledExactlyOnceWith(-1);
  await waitFor(() => expect(page.current.place.screen).toBe("other-games-menu"));
  expect(depth()).toBe(3);
});

it("a screen beside this one is a step forward, also when it was seen before", () => {
  const page = openedBy("user-menu", "chat", "reminders");
  act(() => page.current.navigation.navigate("chat"));
  expect(depth()).toBe(4);
});

it("to a home through which nobody came is a step forward", () => {
  const page = openedBy("settings");
  act(() => page.current.navigation.navigate("user-menu"));
  expect(depth()).toBe(2);
});

it("a screen that holds asks once before it is left upwards", async () => {
  const page = openedBy("user-menu", "settings");
  let asked = 0;
  page.current.guards.confirmLeave(async () => {
    asked += 1;
    return asked > 1;
  });
  act(() => page.current.navigation.navigate("user-menu"));
  await waitFor(() => expect(asked).toBe(1));
  await waitFor(() => expect(history.state.screen).toBe("settings"));
  expect(page.current.place.screen).toBe("settings");
  act(() => page.current.navigation.navigate("user-menu"));
  await waitFor(() => expect(page.current.place.screen).toBe("user-menu"));
  expect(asked).toBe(2);
});
