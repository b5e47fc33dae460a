import { json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { SupportLogin } from "./support-login.tsx";

const TAKE = "POST /api/password-links/take";

const draw = (answers: ScreenSetup["answers"] = {}) =>
  renderScreen(<SupportLogin />, {
    screen: "support-login",
    view: "password",
    passwordCode: "p1",
    answers,
  });

async function choose(password: string) {
  await userEvent.type(screen.getByLabelText("Contraseña nueva"), password);
  await userEvent.click(screen.getByRole("button", { name: "Guardar contraseña" }));
}

it("sets it, and leads to the login with the e-mail in it", async () => {
  let sent: unknown;
  const { world } = draw({
    [TAKE]: async (request) => {
      sent = await request.json();
      return json({ role: "support", email: "lucia@correo.es" });
    },
  });
  await choose("cuatro-perros");
  await waitFor(() =>
    expect(world.said).toEqual(["alert: Tu contraseña ya es la nueva. Inicia sesión con ella."]),
  );
  expect(sent).toEqual({ code: "p1", password: "cuatro-perros" });
  expect(screen.getByRole("heading", { name: "Acceso para Personas de Apoyo" })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Correo Electrónico").value).toBe(
    "lucia@correo.es",
  );
});

it("wants six characters, and puts the server's word on more under the field", async () => {
  const sentence = "La contraseña debe tener al menos 10 caracteres.";
  const refused = { error: sentence, code: "VALIDATION", fields: { password: sentence } };
  const { world } = draw({ [TAKE]: () => json(refused, 400) });
  await choose("corta");
  expect(screen.getByText("La contraseña debe tener al menos 6 caracteres.")).toBeTruthy();
  expect(world.calls).toEqual([]);
  await choose("-perros");
  expect(await screen.findByText(sentence)).toBeTruthy();
});

it("says that the link is spent in the server's words", async () => {
  const error = "Este enlace ya no vale. Pide otro a tu ayuntamiento.";
  const { world } = draw({ [TAKE]: () => json({ error, code: "PASSWORD_LINK_INVALID" }, 403) });
  await choose("cuatro-perros");
  await waitFor(() => expect(world.said).toEqual([`alert: ${error}`]));
  expect(world.moves).toEqual([]);
});
