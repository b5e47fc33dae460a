import { json, press, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { CODE, heard, signIn } from "../testing/second-step.tsx";
import { AdminLogin } from "./admin-login.tsx";

const TAKE = "POST /api/password-links/take";

describe("with an app that is set up", () => {
  it("a wrong code is said under its field", async () => {
    const error = "Este código no vale. Escribe el que ves ahora en tu aplicación.";
    const { world } = await signIn("code", {
      [CODE]: () => json({ error, code: "VALIDATION", fields: { code: error } }, 400),
    });
    await userEvent.type(await screen.findByLabelText("Código"), "000000");
    await press("Entrar");
    expect(await screen.findByText(error)).toBeTruthy();
    expect(world.entered).toEqual([]);
    expect(world.said).toEqual([]);
  });
});

describe("opened by a link for a new password", () => {
  const draw = (answers: ScreenSetup["answers"]) =>
    renderScreen(<AdminLogin />, {
      ...{ screen: "admin-login", view: "password", passwordCode: "p1" },
      ...(answers && { answers }),
    });

  it("sets it, and leads to the login", async () => {
    const sent: unknown[] = [];
    const { world } = draw({
      [TAKE]: heard(sent, () => json({ role: "administrator", email: "ana@villanueva.es" })),
    });
    await userEvent.type(screen.getByLabelText("Contraseña nueva"), "cuatro-perros");
    await press("Guardar contraseña");
    await waitFor(() =>
      expect(world.said).toEqual(["alert: Tu contraseña ya es la nueva. Inicia sesión con ella."]),
    );
    expect(sent).toEqual([{ code: "p1", password: "cuatro-perros" }]);
    expect(screen.getByRole("heading", { name: "Acceso para Administradores" })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("Correo Electrónico").value).toBe(
      "ana@villanueva.es",
    );
  });

  it("says that the link is spent in the server's words", async () => {
    const error = "Este enlace ya no vale. Pide otro a tu ayuntamiento.";
    const { world } = draw({ [TAKE]: () => json({ error, code: "PASSWORD_LINK_INVALID" }, 403) });
    await userEvent.type(screen.getByLabelText("Contraseña nueva"), "cuatro-perros");
    await press("Guardar contraseña");
    await waitFor(() => expect(world.said).toEqual([`alert: ${error}`]));
    expect(world.moves).toEqual([]);
  });
});
