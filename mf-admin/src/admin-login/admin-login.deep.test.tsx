import { json } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import {
  CREATE,
  draw,
  field,
  fill,
  fillLogin,
  LOGIN,
  open,
  press,
} from "../testing/admin-login.tsx";
import { held } from "../testing/fixtures.ts";

describe("signing in", () => {
  it("is not held up by a missing municipality", async () => {
    let sent: unknown;
    const { world } = draw({
      municipality: null,
      answers: {
        [LOGIN]: async (request) => {
          sent = await request.json();
          return json({ token: "t1", id: "a1", name: "Ana" });
        },
      },
    });
    await fillLogin();
    await press("Iniciar Sesión");
    await waitFor(() => expect(world.entered).toHaveLength(1));
    expect(sent).toMatchObject({ municipalityId: null });
  });

  it("asks for an e-mail address that can be one", async () => {
    draw();
    await userEvent.type(field("Correo Electrónico"), "ana");
    await press("Iniciar Sesión");
    expect(
      screen.getByText("Escribe un correo electrónico válido, como nombre@ejemplo.es."),
    ).toBeTruthy();
  });

  it("clears the error at the next try", async () => {
    const { answer, release } = held(json({ token: "t1", id: "a1", name: "Ana" }));
    let tries = 0;
    draw({
      answers: { [LOGIN]: () => (tries++ ? answer() : json({ error: "No." }, 401)) },
    });
    await fillLogin();
    await press("Iniciar Sesión");
    await screen.findByText("No.");
    await press("Iniciar Sesión");
    expect(screen.queryByText("No.")).toBeNull();
    release();
    await screen.findByRole("button", { name: "Iniciar Sesión" });
  });
});

describe("creating the account", () => {
  it("has its own title and hint, and a way back to the login", async () => {
    await open();
    const title = screen.getByRole("heading", { name: "Crear Cuenta de Administrador" });
    expect(document.activeElement).toBe(title);
    expect(screen.getByText("Mínimo 6 caracteres")).toBeTruthy();
    await press("Volver");
    expect(screen.getByRole("heading", { name: "Acceso para Administradores" })).toBeTruthy();
  });

  it("shows that it is busy", async () => {
    const { answer, release } = held(json({}, 201));
    await open({ answers: { [CREATE]: answer } });
    await fill();
    await press("Crear Administrador");
    const busy = screen.getByRole<HTMLButtonElement>("button", { name: "Creando cuenta..." });
    expect(busy.disabled).toBe(true);
    release();
    await screen.findByRole("heading", { name: "Acceso para Administradores" });
  });

  it("wants six characters of password", async () => {
    const { world } = await open();
    await fill("cinco");
    await press("Crear Administrador");
    expect(screen.getByText("La contraseña debe tener al menos 6 caracteres.")).toBeTruthy();
    expect(document.activeElement).toBe(field("Contraseña"));
    expect(world.calls).toEqual([]);
  });
});
