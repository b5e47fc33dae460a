import { field, json, offline, press } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import {
  accountFailures,
  CHECK,
  CREATE,
  draw,
  fill,
  fillLogin,
  LOGIN,
  loginFailures,
  open,
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

describe("signing in", () => {
  it("opens on the login, with its title focused", () => {
    draw();
    const title = screen.getByRole("heading", { name: "Acceso para Administradores" });
    expect(document.activeElement).toBe(title);
    expect(screen.getByText("¿No tienes cuenta?")).toBeTruthy();
  });

  it("shows that it is busy and sends once, however often one presses", async () => {
    const { answer, release } = held(json({ token: "t1", id: "a1", name: "Ana" }));
    const { world } = draw({ answers: { [LOGIN]: answer } });
    await fillLogin();
    await userEvent.dblClick(screen.getByRole("button", { name: "Iniciar Sesión" }));
    const busy = screen.getByRole<HTMLButtonElement>("button", { name: "Iniciando sesión..." });
    expect(busy.disabled).toBe(true);
    await userEvent.type(field("Contraseña"), "{Enter}");
    release();
    await screen.findByRole("button", { name: "Iniciar Sesión" });
    expect(world.calls).toEqual([LOGIN]);
  });

  it("says what is missing beside the field and leads there", async () => {
    const { world } = draw();
    await press("Iniciar Sesión");
    expect(screen.getByText("El correo electrónico es obligatorio.")).toBeTruthy();
    expect(screen.getByText("La contraseña es obligatoria.")).toBeTruthy();
    expect(document.activeElement).toBe(field("Correo Electrónico"));
    expect(field("Correo Electrónico").getAttribute("aria-invalid")).toBe("true");
    expect(world.calls).toEqual([]);
  });

  it.each(loginFailures)(
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

  it("goes back", async () => {
    const { world } = draw();
    await press("Volver");
    expect(world.moves).toEqual(["back"]);
  });
});

describe("creating the account", () => {
  it("says beforehand that an invitation may be needed, and not to whoever has one", async () => {
    const needed =
      "Si tu municipio ya tiene administradores, necesitas una invitación de tu ayuntamiento.";
    const uninvited = draw();
    expect(screen.getByText(needed)).toBeTruthy();
    await press("Crear Cuenta de Administrador");
    expect(screen.getByText(needed)).toBeTruthy();
    uninvited.unmount();
    const answers = { [CHECK]: () => json({ valid: true }) };
    const { world } = draw({ invitation: "aB-3_x", answers });
    expect(screen.queryByText(needed)).toBeNull();
    await press("Crear Cuenta de Administrador");
    await waitFor(() => expect(world.calls).toEqual([CHECK]));
    expect(screen.queryByText(needed)).toBeNull();
  });

  it("says at once that an invitation was used, before anything is typed", async () => {
    const sentence = "Esta invitación ya no vale. Pide otra a tu ayuntamiento.";
    let asked: unknown;
    const { world } = await open({
      invitation: "aB-3_x",
      answers: {
        [CHECK]: async (request) => {
          asked = await request.json();
          return json({ valid: false });
        },
      },
    });
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(asked).toEqual({ code: "aB-3_x", municipalityId: "m1" });
    expect(world.calls).toEqual([CHECK]);
    expect(screen.queryByLabelText("Nombre Completo")).toBeNull();
    expect(screen.queryByText(/^Este enlace te invita/)).toBeNull();
    await press("Iniciar Sesión");
    expect(screen.getByRole("heading", { name: "Acceso para Administradores" })).toBeTruthy();
  });

  it.each([
    ["the network is lost", offline],
    ["the server fails", () => json({}, 500)],
    ["it can be used", () => json({ valid: true })],
  ])("keeps the form of an invitation when %s", async (_case, answer) => {
    const { world } = await open({ invitation: "aB-3_x", answers: { [CHECK]: answer } });
    await waitFor(() => expect(world.calls).toEqual([CHECK]));
    expect(await screen.findByLabelText("Nombre Completo")).toBeTruthy();
    expect(screen.getByText(/^Este enlace te invita/)).toBeTruthy();
  });

  it("wants every field", async () => {
    const { world } = await open();
    await press("Crear Administrador");
    expect(screen.getByText("El nombre es obligatorio")).toBeTruthy();
    expect(screen.getByText("El correo electrónico es obligatorio.")).toBeTruthy();
    expect(screen.getByText("La contraseña es obligatoria.")).toBeTruthy();
    expect(document.activeElement).toBe(field("Nombre Completo"));
    expect(world.calls).toEqual([]);
  });

  it("is blocked without a municipality", async () => {
    const { world } = await open({ municipality: null });
    await fill();
    await press("Crear Administrador");
    expect(await screen.findByText("No se ha seleccionado un municipio")).toBeTruthy();
    expect(world.calls).toEqual([]);
  });

  it.each(accountFailures)(
    "explains %s and keeps what was typed",
    async (_case, answer, sentence) => {
      await open({ answers: { [CREATE]: answer } });
      await fill();
      await press("Crear Administrador");
      expect(await screen.findByText(sentence)).toBeTruthy();
      expect(field("Nombre Completo").value).toBe("Ana Ruiz");
      expect(field("Contraseña").value).toBe("tres-gatos");
    },
  );

  it("puts the server's word on a field beside that field", async () => {
    const fields = { email: "El correo es demasiado largo." };
    await open({ answers: { [CREATE]: () => json({ error: "Revisa los datos.", fields }, 400) } });
    await fill();
    await press("Crear Administrador");
    expect(await screen.findByText("Revisa los datos.")).toBeTruthy();
    expect(screen.getByText("El correo es demasiado largo.")).toBeTruthy();
    expect(document.activeElement).toBe(field("Correo Electrónico"));
  });
});
