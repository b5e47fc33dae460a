import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { current, listeners, open, room, rooms } from "../testing/room-list.tsx";
import { text } from "../text.ts";

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

  it.each([["record u1", "Personas"]])("'%s' belongs to '%s'", async (view, label) => {
    await open({ view });
    expect(current()).toEqual([label]);
  });
});
