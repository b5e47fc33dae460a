import { field, json, press } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import {
  CREATE,
  draw,
  fill,
  fillLogin,
  LOGIN,
  loginFailures,
  open,
} from "../testing/admin-login.tsx";

describe("signing in", () => {
  it("hands token and id to the shell", async () => {
    let sent: unknown;
    const { world } = draw({
      answers: {
        [LOGIN]: async (request) => {
          sent = await request.json();
          return json({ token: "t1", id: "a1", name: "Ana" });
        },
      },
    });
    await fillLogin();
    await userEvent.keyboard("{Enter}");
    await waitFor(() =>
      expect(world.entered).toEqual([{ role: "administrator", token: "t1", id: "a1" }]),
    );
    expect(sent).toEqual({
      email: "ana@villanueva.es",
      password: "tres-gatos",
      municipalityId: "m1",
    });
  });

  it.each(loginFailures.slice(0, 1))(
    "explains %s and keeps what was typed",
    async (_case, answer, sentence) => {
      const { world } = draw({ answers: { [LOGIN]: answer } });
      await fillLogin();
      await press("Iniciar Sesión");
      const line = await screen.findByText(sentence);
      expect(line.closest('[role="alert"]')).toBeTruthy();
      expect(field("Correo Electrónico").value).toBe("ana@villanueva.es");
      expect(field("Contraseña").value).toBe("tres-gatos");
      expect(world.entered).toEqual([]);
    },
  );
});

describe("creating the account", () => {
  it("sends the code of the link that invited, and shows the server's word on it", async () => {
    let sent: unknown;
    const sentence = "Esta invitación ya no vale. Pide otra a tu ayuntamiento.";
    await open({
      invitation: "aB-3_x",
      answers: {
        [CREATE]: async (request) => {
          sent = await request.json();
          return json({ error: sentence, code: "INVITATION_INVALID" }, 403);
        },
      },
    });
    expect(
      screen.getByText("Este enlace te invita a administrar el portal de Villanueva del Valle."),
    ).toBeTruthy();
    await fill();
    await press("Crear Administrador");
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(sent).toMatchObject({ email: "ana@villanueva.es", invitation: "aB-3_x" });
  });

  it("returns to the login with the new address, and empties its own form", async () => {
    let sent: unknown;
    const { world } = await open({
      answers: {
        [CREATE]: async (request) => {
          sent = await request.json();
          return json({}, 201);
        },
      },
    });
    await fill();
    await press("Crear Administrador");
    await screen.findByRole("heading", { name: "Acceso para Administradores" });
    expect(sent).toEqual({
      name: "Ana Ruiz",
      email: "ana@villanueva.es",
      password: "tres-gatos",
      municipalityId: "m1",
    });
    expect(world.said).toEqual([
      "alert: Administrador creado exitosamente. Ya puedes iniciar sesión.",
    ]);
    expect(field("Correo Electrónico").value).toBe("ana@villanueva.es");
    await press("Crear Cuenta de Administrador");
    expect(field("Nombre Completo").value).toBe("");
    expect(field("Contraseña").value).toBe("");
  });
});
