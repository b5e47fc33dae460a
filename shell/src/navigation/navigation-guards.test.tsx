import { act, renderHook, waitFor } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createDepartures, useDepartures } from "./departures.ts";
import { useHistoryScreens, useNavigation, usePlace } from "./use-navigation.ts";

describe("departures", () => {
  it("runs what waits once, whichever ways out are taken, and goes on when one fails", async () => {
    vi.stubGlobal("reportError", () => {});
    const desk = createDepartures();
    const ran: string[] = [];
    desk.onLeaving(() => Promise.reject(new Error("offline")));
    desk.onLeaving(() => ran.push("count"));
    const takeBack = desk.onLeaving(() => ran.push("taken back"));
    takeBack();
    await desk.depart();
    await desk.depart();
    expect(ran).toEqual(["count"]);
    desk.rearm();
    await desk.depart();
    expect(ran).toEqual(["count", "count"]);
    vi.unstubAllGlobals();
  });

  it("does nothing for a session that is gone", async () => {
    const desk = createDepartures();
    const leave = vi.fn();
    desk.onLeaving(leave);
    desk.hold(async () => false);
    desk.abandon();
    await desk.depart();
    expect(leave).not.toHaveBeenCalled();
    expect(desk.mayLeave()).toBe(true);
  });

  it("asks one question at a time", async () => {
    const desk = createDepartures();
    let answer: (goAhead: boolean) => void = () => {};
    const ask = vi.fn(
      () =>
        new Promise<boolean>((resolve) => {
          answer = resolve;
        }),
    );
    const release = desk.hold(ask);
    const first = desk.mayLeave();
    expect(await desk.mayLeave()).toBe(false);
    answer(true);
    expect(await first).toBe(true);
    expect(ask).toHaveBeenCalledOnce();
    expect(desk.isHeld()).toBe(true);
    release();
    expect(desk.mayLeave()).toBe(true);
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
        const desk = useDepartures();
        const navigation = useNavigation(desk);
        useHistoryScreens(desk);
        return { desk, navigation, place: usePlace() };
      },
      { wrapper },
    );
    act(() => result.current.navigation.navigate("user-menu"));
    act(() => result.current.navigation.navigate("settings"));
    return result;
  }

  beforeEach(() => history.replaceState(null, ""));

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
    page.current.desk.onLeaving(leave);
    act(() => void go(page));
    await waitFor(() => expect(leave).toHaveBeenCalledOnce());
    act(() => page.current.navigation.navigate("metrics"));
    expect(leave).toHaveBeenCalledOnce();
  });

  it("another part of the same screen is no way out", () => {
    const page = open();
    const leave = vi.fn();
    page.current.desk.onLeaving(leave);
    page.current.desk.hold(async () => false);
    act(() => page.current.navigation.navigate("settings", "voice"));
    expect(page.current.place).toMatchObject({ screen: "settings", view: "voice" });
    expect(leave).not.toHaveBeenCalled();
  });

  it("a screen that holds is left only when the person goes ahead", async () => {
    const page = open();
    const leave = vi.fn();
    page.current.desk.onLeaving(leave);
    const ask = vi.fn(async () => false);
    const release = page.current.desk.hold(ask);
    await act(async () => page.current.navigation.navigate("chat"));
    await act(async () => page.current.navigation.back());
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(history.state.screen).toBe("settings"));
    expect(page.current.place.screen).toBe("settings");
    expect(leave).not.toHaveBeenCalled();

    release();
    page.current.desk.hold(async () => true);
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
    page.current.desk.hold(async () => true);
    expect(close()).toBe(true);
  });
});
