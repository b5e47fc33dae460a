import { json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { SupportLogin } from "../support-login/support-login.tsx";

const CHECK = "POST /api/support/invitations/check";
const ACCEPT = "POST /api/support/invitations/accept";
const invitation = { name: "Eva Gil", email: "eva@casa.es", userName: "Carmen López" };

const password = () => screen.findByLabelText<HTMLInputElement>("Contraseña nueva");

const draw = (answers: ScreenSetup["answers"] = {}) =>
  renderScreen(<SupportLogin />, {
    invitation: "aB-3_x",
    view: "invitation",
    answers: { [CHECK]: () => json({ invitation }), ...answers },
  });

it("says whom one is invited to accompany, and enters with the chosen password", async () => {
  let sent: unknown;
  const { world } = draw({
    [ACCEPT]: async (request) => {
      sent = await request.json();
      return json({});
    },
  });
  expect(
    await screen.findByText("Eva Gil, te han invitado a acompañar a Carmen López."),
  ).toBeTruthy();
  const email = screen.getByLabelText<HTMLInputElement>("Entrarás con este correo");
  expect([email.value, email.readOnly, email.autocomplete]).toEqual([
    "eva@casa.es",
    true,
    "username",
  ]);
  expect((await password()).autocomplete).toBe("new-password");
  await userEvent.type(await password(), " tres gatos{Enter}");
  await waitFor(() => expect(world.entered).toEqual([{ role: "support" }]));
  expect(sent).toEqual({ code: "aB-3_x", municipalityId: "m1", password: " tres gatos" });
});

it("says at once that an invitation was used, before anything is typed", async () => {
  draw({ [CHECK]: () => json({ invitation: null }) });
  expect(await screen.findByText("Esta invitación ya no vale")).toBeTruthy();
  expect(screen.queryByLabelText("Contraseña nueva")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Iniciar Sesión" }));
  expect(screen.getByRole("heading", { name: "Acceso para Personas de Apoyo" })).toBeTruthy();
});

it.each([
  ["the network is lost", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["the server fails", () => json({}, 500)],
])("keeps the form when %s", async (_case, answer) => {
  draw({ [CHECK]: answer });
  expect(await password()).toBeTruthy();
});

it("an empty password is asked for, and the server's word on one stands under it", async () => {
  const sentence = "Esta contraseña es fácil de adivinar.";
  const refused = { error: sentence, code: "VALIDATION", fields: { password: sentence } };
  const { world } = draw({ [ACCEPT]: () => json(refused, 400) });
  await userEvent.type(await password(), "{Enter}");
  expect(await screen.findByText("Escribe una contraseña")).toBeTruthy();
  await userEvent.type(await password(), "contraseña{Enter}");
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(document.activeElement).toBe(await password());
  expect(world.entered).toEqual([]);
});

it("tells the server's sentence when the invitation was used meanwhile", async () => {
  const sentence = "Esta invitación ya no vale. Si ya tienes cuenta, entra con tu correo.";
  const { world } = draw({
    [ACCEPT]: () => json({ error: sentence, code: "INVITATION_INVALID" }, 403),
  });
  await userEvent.type(await password(), "tres gatos{Enter}");
  await waitFor(() => expect(world.said).toEqual([`alert: ${sentence}`]));
});
