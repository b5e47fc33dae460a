import { json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AdminDashboard } from "../admin-dashboard/admin-dashboard.tsx";
import { carmen, LIST, session } from "../testing/fixtures.ts";
import { text } from "../text.ts";

let isWide: boolean;
const listeners = new Set<() => void>();

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
afterEach(() => vi.unstubAllGlobals());

const rooms = () => screen.getByRole("navigation", { name: "Mesa de trabajo" });
const room = (name: string) => within(rooms()).getByRole("button", { name });
const current = () =>
  within(rooms())
    .getAllByRole("button")
    .filter((it) => it.getAttribute("aria-current") === "page")
    .map((it) => it.textContent);

async function open(setup: ScreenSetup = {}) {
  const { answers, ...more } = setup;
  const view = renderScreen(<AdminDashboard />, {
    session,
    screen: "admin-dashboard",
    answers: { [LIST]: () => json([carmen]), ...answers },
    ...more,
  });
  await screen.findByRole("heading", { level: 1 });
  return view;
}

describe("the list of rooms", () => {
  it("has its rooms beside the page, and marks the open one", async () => {
    await open();
    const labels = within(rooms()).getAllByRole("button");
    expect(labels.map((it) => it.textContent)).toEqual([
      "Personas",
      "Avisos",
      "Altas",
      "Hojas",
      "Dispositivos",
      "Familias",
      "Cifras",
      "Registro",
      "Copias y versiones",
      "Mi cuenta",
    ]);
    expect(current()).toEqual(["Personas"]);
  });

  it("opens each room and leads back to the people, by keyboard", async () => {
    await open();
    for (const [label, title] of [
      ["Avisos", text.announcements.title],
      ["Altas", text.import.title],
      ["Hojas", text.sheets.title],
      ["Dispositivos", text.devices.title],
      ["Familias", text.families.title],
      ["Cifras", text.figures.title],
      ["Registro", text.events.title],
      ["Copias y versiones", text.portalParts.title],
      ["Mi cuenta", text.myAccount.title],
    ] as const) {
      room(label).focus();
      await userEvent.keyboard("{Enter}");
      expect(document.activeElement).toBe(
        await screen.findByRole("heading", { level: 1, name: title }),
      );
      expect(current()).toEqual([label]);
      room("Personas").focus();
      await userEvent.keyboard("{Enter}");
      expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(text.dashboard.title);
      expect(current()).toEqual(["Personas"]);
      expect(document.activeElement).toBe(room("Personas"));
    }
  });

  it("does nothing when the open room is pressed again", async () => {
    const { world } = await open();
    await userEvent.click(room("Personas"));
    expect(world.moves).toEqual([]);
  });

  it.each([
    ["record u1", "Personas"],
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
