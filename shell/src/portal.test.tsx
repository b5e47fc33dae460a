import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createStore, Provider } from "jotai";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Boot } from "./boot.ts";
import { Portal } from "./portal.tsx";
// Known beforehand, so that no test waits for its chunk while the machine is busy.
import "./areas/stage.tsx";

const boot: Boot = {
  version: "0.1.0",
  timeZone: "Europe/Madrid",
  municipalities: ["Villanueva del Valle"],
  sessions: [],
  areas: {} as Boot["areas"],
};

function open() {
  const ensured = { id: "0198a0a0-0000-7000-8000-000000000001", name: "Villanueva del Valle" };
  vi.stubGlobal("fetch", async (request: Request) =>
    Response.json(request.url.endsWith("/claim") ? { name: null, municipality: ensured } : ensured),
  );
  return render(
    <Provider store={createStore()}>
      <Portal boot={boot} />
    </Provider>,
  );
}

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
});

describe("portal", () => {
  it("welcomes to the municipality and leads to the three roles", async () => {
    open();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("Villanueva del Valle");
    await userEvent.click(screen.getByRole("button", { name: /Toca en cualquier lugar/ }));

    for (const role of [/^Administración/, /^Usuarios/, /^Personas de Apoyo/]) {
      expect(screen.getByRole("button", { name: role })).toBeTruthy();
    }
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
  });

  it("makes sure of its municipality and remembers which it is", async () => {
    open();
    await waitFor(() =>
      expect(localStorage.getItem("selectedMunicipality")).toBe(
        "0198a0a0-0000-7000-8000-000000000001",
      ),
    );
  });

  it("goes one screen back with the device's Back button, the address unchanged", async () => {
    open();
    const address = location.href;
    await userEvent.click(screen.getByRole("button", { name: /Toca en cualquier lugar/ }));
    expect(location.href).toBe(address);
    history.back();
    expect(await screen.findByRole("button", { name: /Toca en cualquier lugar/ })).toBeTruthy();
  });

  it("opens on the landing after a reload on an older person's screen", async () => {
    history.replaceState({ screen: "user-menu", depth: 3 }, "");
    open();
    expect(await screen.findByRole("button", { name: /Toca en cualquier lugar/ })).toBeTruthy();
  });

  it("opened by an invitation holds the form with the login behind it, the address clean", async () => {
    history.replaceState(null, "", "/#invitacion=aB-3_x");
    open();
    expect(location.hash).toBe("");
    expect(history.state).toMatchObject({ screen: "admin-login", view: "create", depth: 1 });
  });

  it("opened by a device's link says what it is doing, the address clean", async () => {
    history.replaceState(null, "", "/#dispositivo=aB-3_x");
    open();
    expect(location.hash).toBe("");
    expect(screen.getByText("Autorizando este dispositivo...")).toBeTruthy();
    const told = "Este dispositivo ya está autorizado para Villanueva del Valle";
    expect(await screen.findByRole("alertdialog", { name: told })).toBeTruthy();
  });
});
