import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { current, listeners, open, room } from "../testing/room-list.tsx";

let isWide: boolean;

beforeEach(() => {
  isWide = true;
  vi.stubGlobal("matchMedia", (query: string) => ({
    get matches() {
      return query.includes("75em") && isWide;
    },
    addEventListener: (_event: string, changed: () => void) => void listeners.add(changed),
    removeEventListener: (_event: string, changed: () => void) => void listeners.delete(changed),
  }));
});

describe("the list of rooms", () => {
  it("does nothing when the open room is pressed again", async () => {
    const { world } = await open();
    await userEvent.click(room("Personas"));
    expect(world.moves).toEqual([]);
  });

  it.each([
    ["audit u1", "Personas"],
    ["sheets u1", "Hojas"],
  ])("'%s' belongs to '%s'", async (view, label) => {
    await open({ view });
    expect(current()).toEqual([label]);
  });

  it("marks no room where none is open", async () => {
    await open({ view: "colleagues" });
    expect(current()).toEqual([]);
  });

  it("keeps in 'Ajustes' what is done now and then", async () => {
    await open();
    await userEvent.click(screen.getByRole("button", { name: "Ajustes" }));
    const menu = document.getElementById(
      screen.getByRole("button", { name: "Ajustes" }).getAttribute("aria-controls") ?? "",
    ) as HTMLElement;
    expect(within(menu).getByRole("checkbox", { name: "Modo oscuro" })).toBeTruthy();
    expect(
      within(menu)
        .getAllByRole("button")
        .map((it) => it.textContent),
    ).toEqual(["Autorizar este dispositivo", "Compañeros", "Invitar a otro administrador"]);
  });

  it("gives way to the grouped menu where the window has no room for it", async () => {
    await open();
    isWide = false;
    act(() => {
      for (const changed of listeners) changed();
    });
    expect(screen.queryByRole("navigation", { name: "Mesa de trabajo" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Ajustes" }));
    for (const group of ["Las personas", "El portal", "Las cuentas"])
      expect(screen.getByRole("heading", { name: group })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Familias" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Familias" })).toBeTruthy();
  });

  it("enrols one person from 'Altas'", async () => {
    await open({ view: "import" });
    await userEvent.click(screen.getByRole("button", { name: "Crear Nuevo Usuario" }));
    expect(await screen.findByRole("dialog", { name: "Crear Nuevo Usuario" })).toBeTruthy();
  });
});
