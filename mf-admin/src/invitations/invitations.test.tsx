import { button, json, press } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { held } from "../testing/fixtures.ts";
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
  it("makes a link once, shows until when it is good, and copies it", async () => {
    const user = userEvent.setup();
    const { answer, release } = held(json(made, 201));
    let invitations: unknown[] = [];
    const { world } = await open({
      answers: { [OPEN]: () => json(invitations), [CREATE]: answer },
    });
    await user.dblClick(button("Crear enlace de invitación"));
    expect(button("Creando enlace...")).toBeTruthy();
    invitations = [invitation];
    release();
    expect((await screen.findByRole<HTMLInputElement>("textbox", { name: "Enlace" })).value).toBe(
      url,
    );
    expect(document.activeElement).toBe(link());
    expect(
      screen.getByText("Vale hasta el 9 de marzo de 2026, 11:00. No se volverá a mostrar."),
    ).toBeTruthy();
    await user.click(button("Copiar el enlace"));
    expect(await screen.findByText("Enlace copiado")).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(url);
    expect(await screen.findByText("Invitación de Ana Ruiz")).toBeTruthy();
    expect(world.calls.filter((call) => call === CREATE)).toHaveLength(1);
  });
});

describe("the open invitations", () => {
  it("say who invited and until when", async () => {
    const { answer, release } = held(json([invitation]));
    await open({ answers: { [OPEN]: answer } });
    expect(screen.getByText("Cargando invitaciones...")).toBeTruthy();
    release();
    expect(await screen.findByText("Invitación de Ana Ruiz")).toBeTruthy();
    expect(screen.getByText("Creada el 2 de marzo de 2026, 11:00")).toBeTruthy();
    expect(screen.getByText("Vale hasta el 9 de marzo de 2026, 11:00")).toBeTruthy();
  });

  it.each([["at once", () => new Response(null, { status: 204 })]])(
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
});
