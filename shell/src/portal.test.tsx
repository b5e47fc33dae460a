import "./stage.tsx";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { open } from "./testing/portal.tsx";

describe("portal", () => {
  it("welcomes to the municipality and leads to the three roles", async () => {
    open();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("Villanueva del Valle");
    await userEvent.click(screen.getByRole("button", { name: /Toca en cualquier lugar/ }));

    for (const role of [/^Administración/, /^Usuarios/, /^Personas de Apoyo/]) {
      expect(screen.getByRole("button", { name: role })).toBeTruthy();
    }
    const cards = screen.getAllByRole("button").map(({ textContent }) => textContent ?? "");
    const roles = cards.filter((card) => /^(Administración|Usuarios|Personas)/.test(card));
    expect(roles.map((card) => card[0])).toEqual(["A", "U", "P"]);
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
  });

  it("shows no card of an area that is off; who stands in one is told so and led back", async () => {
    history.replaceState({ screen: "admin-login", depth: 0 }, "");
    open({ off: ["admin"] });
    const said = await screen.findByRole("heading", { name: "Esta parte está apagada por ahora" });
    await waitFor(() => expect(document.activeElement).toBe(said));
    await userEvent.click(screen.getByRole("button", { name: "Volver" }));
    expect(await screen.findByRole("button", { name: /^Usuarios/ })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Administración/ })).toBeNull();
  });

  it("goes one screen back with the device's Back button, the address unchanged", async () => {
    open();
    const address = location.href;
    await userEvent.click(screen.getByRole("button", { name: /Toca en cualquier lugar/ }));
    expect(location.href).toBe(address);
    history.back();
    expect(await screen.findByRole("button", { name: /Toca en cualquier lugar/ })).toBeTruthy();
  });

  describe("after a reload on an older person's screen", () => {
    const kept = { screen: "reminders", view: "upcoming", depth: 3 };

    const carmen = { role: "person", user: { id: "u1", name: "Carmen" }, enteredBy: null };

    const reload = (session: () => Response) => {
      history.replaceState({ screen: "user-menu", view: null, depth: 2 }, "");
      history.pushState(kept, "");
      open({ sessions: ["person"], session });
    };

    it("shows it again while her session lives, and Back leads to where she was before", async () => {
      reload(() => Response.json(carmen));
      await waitFor(() => expect(document.title).toBe("Recordatorios – Acompaña"));
      expect(history.state).toEqual(kept);
      history.back();
      await waitFor(() => expect(document.title).toBe("Inicio – Acompaña"));
    });

    it("shows the choice of person, with a kind sentence, when it has ended", async () => {
      reload(() => Response.json({ code: "NO_SESSION" }, { status: 401 }));
      await waitFor(() => expect(document.title).toBe("Seleccionar Usuario – Acompaña"));
      expect(await screen.findByText(/Tu sesión ha terminado/)).toBeTruthy();
    });
  });

  describe("on a device that is one person's alone", () => {
    it("opens where that person enters", async () => {
      open({ isOwnDevice: true });
      await waitFor(() => expect(document.title).toBe("Seleccionar Usuario – Acompaña"));
    });
  });

  it("opened by an invitation holds the form with the login behind it, the address clean", async () => {
    history.replaceState(null, "", "/#invitacion=aB-3_x");
    open();
    expect(location.hash).toBe("");
    expect(history.state).toMatchObject({ screen: "admin-login", view: "create", depth: 1 });
  });
});
