import type { Session } from "@acompana/kit/area";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createStore, Provider } from "jotai";
import { describe, expect, it, vi } from "vitest";
import { sessionsAtom } from "../session/sessions.ts";
import { holding, people } from "../testing/sessions.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";
import { initialTheme } from "./use-theme.ts";

function toggle() {
  const store = createStore();
  render(
    <Provider store={store}>
      <ThemeToggle />
    </Provider>,
  );
  return store;
}

describe("theme toggle", () => {
  it("darkens the page, remembers it and offers the way back", async () => {
    toggle();
    const button = screen.getByRole("button", { name: "Cambiar a modo oscuro" });
    expect(button.textContent).toBe("Oscuro");
    await userEvent.click(button);

    expect(document.documentElement.classList.contains("dark")).toBe(true);
    expect(localStorage.getItem("theme")).toBe("dark");
    expect(button.textContent).toBe("Claro");
    await userEvent.click(screen.getByRole("button", { name: "Cambiar a modo claro" }));
    expect(document.documentElement.classList.contains("dark")).toBe(false);
    expect(localStorage.getItem("theme")).toBe("light");
  });
});

describe("a person who keeps 'Modo noche: Sí'", () => {
  const isDark = () => document.documentElement.classList.contains("dark");
  const carmen = people.person("u1", "Carmen");
  const atNight = { ...carmen, user: { id: "u1", name: "Carmen", darkMode: true } } as Session;

  it("finds it so on a device where nobody has chosen, for as long as she is signed in", () => {
    const store = toggle();
    act(() => store.set(sessionsAtom, holding(atNight)));
    expect(isDark()).toBe(true);
    expect(localStorage.getItem("theme")).toBeNull();
    act(() => store.set(sessionsAtom, {}));
    expect(isDark()).toBe(false);
  });

  it("finds another device as it was chosen there", async () => {
    const store = toggle();
    await userEvent.click(screen.getByRole("button", { name: "Cambiar a modo oscuro" }));
    await userEvent.click(screen.getByRole("button", { name: "Cambiar a modo claro" }));
    act(() => store.set(sessionsAtom, holding(atNight)));
    expect(isDark()).toBe(false);
  });
});

describe("initialTheme", () => {
  const system = (dark: boolean) => vi.stubGlobal("matchMedia", () => ({ matches: dark }));

  it("is the stored choice, whatever the system prefers", () => {
    system(true);
    localStorage.setItem("theme", "light");
    expect(initialTheme()).toBe("light");
  });

  it("is what the system prefers when nothing is stored", () => {
    system(true);
    expect(initialTheme()).toBe("dark");
    system(false);
    expect(initialTheme()).toBe("light");
  });
});
