import { json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { AdminLogin } from "./admin-login.tsx";

const LOGIN = "POST /api/admin/login";
const CODE = "POST /api/admin/login/code";
const ENROLMENT = "POST /api/admin/login/enrolment";
const ENROL = "POST /api/admin/login/enrol";
const TAKE = "POST /api/password-links/take";
const challenge = "c1";
const expiresAt = "2026-03-02T10:15:00.000Z";
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const token = { token: "t1", id: "a1", name: "Ana" };

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

/** Writes down what is sent, and answers. */
const heard = (sent: unknown[], answer: () => Response) => async (request: Request) => {
  sent.push(await request.json());
  return answer();
};

/** Past the password, with this step to come. */
async function signIn(step: "code" | "enrol", answers: ScreenSetup["answers"]) {
  const view = renderScreen(<AdminLogin />, {
    screen: "admin-login",
    answers: { [LOGIN]: () => json({ step, challenge, expiresAt }, 202), ...answers },
  });
  await userEvent.type(screen.getByLabelText("Correo Electrónico"), "ana@villanueva.es");
  await userEvent.type(screen.getByLabelText("Contraseña"), "tres-gatos");
  await press("Iniciar Sesión");
  return view;
}

describe("with an app that is set up", () => {
  it("the password lets nobody in; the code does", async () => {
    const sent: unknown[] = [];
    const { world } = await signIn("code", { [CODE]: heard(sent, () => json(token)) });
    expect(await screen.findByRole("heading", { name: "Comprueba que eres tú" })).toBeTruthy();
    expect(world.entered).toEqual([]);
    expect(world.moves).toEqual(["admin-login second-step"]);
    await userEvent.type(screen.getByLabelText("Código"), "123456");
    await press("Entrar");
    await waitFor(() =>
      expect(world.entered).toEqual([{ role: "administrator", token: "t1", id: "a1" }]),
    );
    expect(sent).toEqual([{ challenge, code: "123456" }]);
  });

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

it("without one, it is set up, and the recovery codes are shown before one goes in", async () => {
  const sent: unknown[] = [];
  const { world } = await signIn("enrol", {
    [ENROLMENT]: () => json({ secret, uri: `otpauth://totp/A:ana?secret=${secret}` }),
    [ENROL]: heard(sent, () => json({ ...token, recoveryCodes: ["7K2MD-9XQ4T", "B3NRW-5HJ8C"] })),
  });
  expect(
    await screen.findByRole("img", { name: "Código QR para la aplicación de códigos" }),
  ).toBeTruthy();
  expect(screen.getByText("GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ")).toBeTruthy();
  await userEvent.type(screen.getByLabelText("Código"), "123456");
  await press("Comprobar el código");
  expect(await screen.findByText("B3NRW-5HJ8C")).toBeTruthy();
  expect(sent).toEqual([{ challenge, code: "123456" }]);
  expect(world.entered).toEqual([]);
  await press("Ya los he guardado");
  expect(world.entered).toEqual([{ role: "administrator", token: "t1", id: "a1" }]);
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
