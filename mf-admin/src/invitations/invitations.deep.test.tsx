import { button, json, offline, press } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import {
  CREATE,
  invitation,
  link,
  listed,
  made,
  OPEN,
  open,
  url,
  WITHDRAW,
  WITHDRAW_BUTTON,
} from "../testing/invitations.tsx";

describe("inviting another administrator", () => {
  it("selects the link where a page may not copy", async () => {
    const user = userEvent.setup();
    await open({ answers: { [CREATE]: () => json(made, 201) } });
    await user.click(button("Crear enlace de invitación"));
    await screen.findByRole("textbox", { name: "Enlace" });
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("denied"));
    await user.click(button("Copiar el enlace"));
    expect(await screen.findByText(/^El enlace está seleccionado/)).toBeTruthy();
    expect([link().selectionStart, link().selectionEnd]).toEqual([0, url.length]);
  });
});

describe("the open invitations", () => {
  it("can be asked for again after a failure", async () => {
    let reads = 0;
    await open({ answers: { [OPEN]: () => (reads++ ? json([invitation]) : json({}, 500)) } });
    const failed = "Error al cargar las invitaciones. Por favor, inténtalo de nuevo.";
    expect(await screen.findByText(failed)).toBeTruthy();
    await press("Reintentar");
    expect(await screen.findByText("Invitación de Ana Ruiz")).toBeTruthy();
  });
});

describe("inviting another administrator", () => {
  it("is a page behind the settings; 'Volver' leads back to them", async () => {
    const { world } = await open();
    const title = screen.getByRole("heading", { name: "Invitar a otro administrador" });
    expect(document.activeElement).toBe(title);
    expect(world.moves).toEqual(["admin-dashboard invitations"]);
    expect(screen.queryByRole("button", { name: "Ajustes" })).toBeNull();
    expect(await screen.findByText("No hay invitaciones abiertas")).toBeTruthy();
    await press("Volver");
    expect(document.activeElement).toBe(button("Ajustes"));
  });

  it.each([
    [
      "the server's sentence",
      () => json({ error: "Ahora no se puede." }, 503),
      "Ahora no se puede.",
    ],
    ["a lost network", offline, "Error al crear la invitación. Inténtalo de nuevo."],
  ])("explains %s and can be tried again", async (_case, fail, sentence) => {
    let tries = 0;
    const { world } = await open({
      answers: { [CREATE]: () => (tries++ ? json(made, 201) : fail()) },
    });
    await press("Crear enlace de invitación");
    await waitFor(() => expect(world.said).toEqual([`alert: ${sentence}`]));
    await press("Crear enlace de invitación");
    expect(await screen.findByRole("textbox", { name: "Enlace" })).toBeTruthy();
  });
});

describe("the open invitations", () => {
  it.each([["when it was used meanwhile", () => json({ error: "No existe." }, 404)]])(
    "are withdrawn %s, and so is the link in sight",
    async (_case, answer) => {
      const { world } = await open({
        answers: { ...listed, [CREATE]: () => json(made, 201), [WITHDRAW]: answer },
      });
      await press("Crear enlace de invitación");
      await screen.findByRole("textbox", { name: "Enlace" });
      await userEvent.click(await screen.findByRole("button", { name: WITHDRAW_BUTTON }));
      expect(await screen.findByText("No hay invitaciones abiertas")).toBeTruthy();
      await waitFor(() => expect(screen.queryByRole("textbox", { name: "Enlace" })).toBeNull());
      expect(world.said).toEqual([
        "confirm: ¿Retirar esta invitación?",
        "toast: Invitación retirada",
      ]);
    },
  );

  it("stay when withdrawing is cancelled or fails", async () => {
    const cancelled = await open({ answers: listed, confirms: false });
    await userEvent.click(await screen.findByRole("button", { name: WITHDRAW_BUTTON }));
    expect(cancelled.world.calls.filter((call) => call.startsWith("DELETE"))).toEqual([]);
    cancelled.unmount();

    const { world } = await open({ answers: { ...listed, [WITHDRAW]: offline } });
    await userEvent.click(await screen.findByRole("button", { name: WITHDRAW_BUTTON }));
    const sentence = "alert: Error al retirar la invitación. Inténtalo de nuevo.";
    await waitFor(() => expect(world.said.at(-1)).toBe(sentence));
    expect(screen.getByText("Invitación de Ana Ruiz")).toBeTruthy();
  });
});
