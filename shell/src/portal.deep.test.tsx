import "./stage.tsx";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { open } from "./testing/portal.tsx";

/** A browser that blocks all cookies, as Firefox does it: the mere names throw. */
function forbidAll() {
  const forbid = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  vi.spyOn(globalThis, "localStorage", "get").mockImplementation(forbid);
  vi.stubGlobal(
    "BroadcastChannel",
    class {
      constructor() {
        forbid();
      }
    },
  );
  // Chromium says of itself that it takes cookies, and keeps none.
  vi.spyOn(document, "cookie", "get").mockReturnValue("");
}

describe("portal", () => {
  it("opens in a browser that blocks all cookies, and says that they are needed", async () => {
    forbidAll();
    open();
    expect(screen.getByRole("alert").textContent).toMatch(/hacen falta las cookies/);
    await userEvent.click(screen.getByRole("button", { name: /Toca en cualquier lugar/ }));
    expect(screen.getByRole("heading", { name: "¿Quién eres?" })).toBeTruthy();
    expect(screen.getByRole("alert").textContent).toMatch(/hacen falta las cookies/);
  });

  it("says nothing of cookies where they are taken", () => {
    open();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("names the shown screen in the browser's title", async () => {
    open();
    expect(document.title).toBe("Portada – Acompaña");
    await userEvent.click(screen.getByRole("button", { name: /Toca en cualquier lugar/ }));
    expect(document.title).toBe("¿Quién eres? – Acompaña");
  });

  it("names the shown part of a screen, and the screen again on the way back", async () => {
    history.replaceState(null, "", "/#invitacion=aB-3_x");
    open();
    await waitFor(() => expect(document.title).toBe("Crear Cuenta de Administrador – Acompaña"));
    history.back();
    await waitFor(() => expect(document.title).toBe("Acceso para Administradores – Acompaña"));
  });

  it("makes sure of its municipality and remembers which it is", async () => {
    open();
    await waitFor(() =>
      expect(localStorage.getItem("selectedMunicipality")).toBe(
        "0198a0a0-0000-7000-8000-000000000001",
      ),
    );
  });

  describe("after a reload on an older person's screen", () => {
    const kept = { screen: "reminders", view: "upcoming", depth: 3 };

    const reload = (session: () => Response) => {
      history.replaceState({ screen: "user-menu", view: null, depth: 2 }, "");
      history.pushState(kept, "");
      open({ sessions: ["person"], session });
    };

    it("shows the landing where nobody can say whether it lives", async () => {
      reload(() => Response.json({}, { status: 500 }));
      expect(await screen.findByRole("button", { name: /Toca en cualquier lugar/ })).toBeTruthy();
    });

    it("shows the landing in a browser without a session of hers", async () => {
      history.replaceState(kept, "");
      open();
      expect(await screen.findByRole("button", { name: /Toca en cualquier lugar/ })).toBeTruthy();
    });
  });

  describe("on a device that is one person's alone", () => {
    const carmen = { role: "person", user: { id: "u1", name: "Carmen" }, enteredBy: null };

    it("opens the home while the session lives, and the entrance when it has ended", async () => {
      const session = () => Response.json({ ...carmen, isOnOwnDevice: true });
      const { unmount } = open({ isOwnDevice: true, sessions: ["person"], session });
      await waitFor(() => expect(document.title).toBe("Inicio – Acompaña"));
      unmount();
      history.replaceState(null, "", "/");
      const ended = () => Response.json({ code: "NO_SESSION" }, { status: 401 });
      open({ isOwnDevice: true, sessions: ["person"], session: ended });
      await waitFor(() => expect(document.title).toBe("Seleccionar Usuario – Acompaña"));
    });

    it("leads from the landing to the entrance, past the choice of role", async () => {
      history.replaceState({ screen: "landing", view: null, depth: 0 }, "");
      open({ isOwnDevice: true });
      await userEvent.click(screen.getByRole("button", { name: /Toca en cualquier lugar/ }));
      await waitFor(() => expect(document.title).toBe("Seleccionar Usuario – Acompaña"));
    });
  });

  it("opened by a relative's invitation holds the form of their password", async () => {
    history.replaceState(null, "", "/#apoyo=aB-3_x");
    open();
    expect(location.hash).toBe("");
    expect(history.state).toMatchObject({ screen: "support-login", view: "invitation", depth: 1 });
  });

  it("opened by a device's link says what it is doing, the address clean", async () => {
    history.replaceState(null, "", "/#dispositivo=aB-3_x");
    open();
    expect(location.hash).toBe("");
    expect(screen.getByText("Autorizando este dispositivo...")).toBeTruthy();
    const message = "Este dispositivo ya está autorizado para Villanueva del Valle";
    expect(await screen.findByRole("alertdialog", { name: message })).toBeTruthy();
  });

  it.each([
    [
      "leads to the trial of its sound, with the sign-in behind it",
      "Probar el aviso",
      ["sound-trial", 1],
    ],
    ["leads to the sign-in", "Ahora no", [null, 0]],
  ])("a claimed device %s", async (_way, pressed, [view, depth]) => {
    history.replaceState(null, "", "/#dispositivo=aB-3_x");
    open();
    await userEvent.click(await screen.findByRole("button", { name: pressed as string }));
    await waitFor(() =>
      expect(history.state).toMatchObject({ screen: "user-select", view, depth }),
    );
  });
});
