import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createStore, Provider } from "jotai";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ThemeToggle } from "./theme-toggle.tsx";
import { initialTheme } from "./use-theme.ts";

const toggle = () =>
  render(
    <Provider store={createStore()}>
      <ThemeToggle />
    </Provider>,
  );

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.classList.remove("dark");
});

describe("theme toggle", () => {
  it("darkens the page, remembers it and offers the way back", async () => {
    toggle();
    await userEvent.click(screen.getByRole("button", { name: "Cambiar a modo oscuro" }));

    expect(document.documentElement.classList.contains("dark")).toBe(true);
    expect(localStorage.getItem("theme")).toBe("dark");
    await userEvent.click(screen.getByRole("button", { name: "Cambiar a modo claro" }));
    expect(document.documentElement.classList.contains("dark")).toBe(false);
    expect(localStorage.getItem("theme")).toBe("light");
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
