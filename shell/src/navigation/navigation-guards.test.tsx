import { act, renderHook, waitFor } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { installedScreens } from "../testing/installed-areas.ts";
import { createNavigationGuards, useNavigationGuards } from "./navigation-guards.ts";
import { useHistoryScreens, useNavigation, usePlace } from "./use-navigation.ts";

describe("navigation guards", () => {
  it("runs what waits once, whichever ways out are taken, and goes on when one fails", async () => {
    vi.stubGlobal("reportError", () => {});
    const guards = createNavigationGuards();
    const ran: string[] = [];
    guards.onBeforeLeave(() => Promise.reject(new Error("offline")));
    guards.onBeforeLeave(() => ran.push("count"));
    const takeBack = guards.onBeforeLeave(() => ran.push("taken back"));
    takeBack();
    await guards.runGuards();
    await guards.runGuards();
    expect(ran).toEqual(["count"]);
    guards.rearm();
    await guards.runGuards();
    expect(ran).toEqual(["count", "count"]);
    vi.unstubAllGlobals();
  });

  it("does nothing for a session that is gone", async () => {
    const guards = createNavigationGuards();
    const leave = vi.fn();
    guards.onBeforeLeave(leave);
    guards.confirmLeave(async () => false);
    guards.clear();
    await guards.runGuards();
    expect(leave).not.toHaveBeenCalled();
    expect(guards.mayLeave()).toBe(true);
  });

  it("asks one question at a time", async () => {
    const guards = createNavigationGuards();
    let answer: (goAhead: boolean) => void = () => {};
    const ask = vi.fn(
      () =>
        new Promise<boolean>((resolve) => {
          answer = resolve;
        }),
    );
    const release = guards.confirmLeave(ask);
    const first = guards.mayLeave();
    expect(await guards.mayLeave()).toBe(false);
    answer(true);
    expect(await first).toBe(true);
    expect(ask).toHaveBeenCalledOnce();
    expect(guards.isGuarded()).toBe(true);
    release();
    expect(guards.mayLeave()).toBe(true);
  });
});

describe("a page that is closed", () => {
  /**
   * Calls what listens for its end as a browser does, each by itself, and cuts short the first that
   * asks for the time. Returns whether one did.
   */
  function closeCutting(listening: [type: string, listener: unknown][]): boolean {
    const works = vi.spyOn(performance, "now").mockImplementationOnce(() => {
      throw new Error("Script terminated by timeout");
    });
    const called = listening.filter(([type]) => type === "pagehide");
    const cut = called.filter(([, listener]) => {
      try {
        (listener as () => void)();
        return false;
      } catch {
        return true;
      }
    });
    works.mockRestore();
    expect(called.length).toBeGreaterThan(0);
    return cut.length > 0;
  }

  function open() {
    const listens = vi.spyOn(globalThis, "addEventListener");
    const { result } = renderHook(() => useNavigationGuards());
    const listening = listens.mock.calls.map(([type, listener]): [string, unknown] => [
      type,
      listener,
    ]);
    listens.mockRestore();
    return { guards: result.current, listening };
  }

  it("sends what waits although the first script that works is cut short", () => {
    const { guards, listening } = open();
    const leave = vi.fn();
    guards.onBeforeLeave(leave);
    expect(closeCutting(listening)).toBe(true);
    expect(leave).toHaveBeenCalledOnce();
  });

  it("is closed at once where nothing waits", () => {
    expect(closeCutting(open().listening)).toBe(false);
  });
});

describe("ways out", () => {
  function open() {
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
    act(() => result.current.navigation.navigate("user-menu"));
    act(() => result.current.navigation.navigate("settings"));
    return result;
  }

  it.each([
    ["another screen", (page: ReturnType<typeof open>) => page.current.navigation.navigate("chat")],
    ["Back", (page: ReturnType<typeof open>) => page.current.navigation.back()],
    [
      "the end of the session",
      (page: ReturnType<typeof open>) => page.current.navigation.replace("landing"),
    ],
    ["closing the page", () => dispatchEvent(new Event("pagehide"))],
  ])("%s leaves the screen once", async (_way, go) => {
    const page = open();
    const leave = vi.fn();
    page.current.guards.onBeforeLeave(leave);
    act(() => void go(page));
    await waitFor(() => expect(leave).toHaveBeenCalledOnce());
    act(() => page.current.navigation.navigate("metrics"));
    expect(leave).toHaveBeenCalledOnce();
  });

  it("another part of the same screen is no way out", () => {
    const page = open();
    const leave = vi.fn();
    page.current.guards.onBeforeLeave(leave);
    page.current.guards.confirmLeave(async () => false);
    act(() => page.current.navigation.navigate("settings", "voice"));
    expect(page.current.place).toMatchObject({ screen: "settings", view: "voice" });
    expect(leave).not.toHaveBeenCalled();
  });

  it("a screen that holds is left only when the person goes ahead", async () => {
    const page = open();
    const leave = vi.fn();
    page.current.guards.onBeforeLeave(leave);
    const ask = vi.fn(async () => false);
    const release = page.current.guards.confirmLeave(ask);
    await act(async () => page.current.navigation.navigate("chat"));
    await act(async () => page.current.navigation.back());
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(history.state.screen).toBe("settings"));
    expect(page.current.place.screen).toBe("settings");
    expect(leave).not.toHaveBeenCalled();

    release();
    page.current.guards.confirmLeave(async () => true);
    act(() => page.current.navigation.back());
    await waitFor(() => expect(page.current.place.screen).toBe("user-menu"));
    expect(history.state.screen).toBe("user-menu");
    expect(leave).toHaveBeenCalledOnce();
  });

  it("closing the page with something unsaved makes the browser ask", () => {
    const page = open();
    const close = () => {
      const event = new Event("beforeunload", { cancelable: true });
      dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(close()).toBe(false);
    page.current.guards.confirmLeave(async () => true);
    expect(close()).toBe(true);
  });
});
