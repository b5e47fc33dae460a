import { json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { SupportLogin } from "../support-login/support-login.tsx";

const ASK = "POST /api/support/password-link";
const email = () =>
  screen.findByLabelText<HTMLInputElement>("Correo electrónico con el que entras");
const phone = "949 12 34 56";

async function open(help: ScreenSetup["help"], answers: ScreenSetup["answers"] = {}) {
  const view = renderScreen(<SupportLogin />, {
    screen: "support-login",
    answers,
    ...(help && { help }),
  });
  await userEvent.click(screen.getByRole("button", { name: "He olvidado mi contraseña" }));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
    "¿Has olvidado la contraseña?",
  );
  return view;
}

it("asks for a link, and says the same of every address", async () => {
  const sent: unknown[] = [];
  await open(
    { phone, sendsMail: true },
    {
      [ASK]: async (request) => {
        sent.push(await request.json());
        return new Response(null, { status: 204 });
      },
    },
  );
  await userEvent.type(await email(), " lucia@correo.es {Enter}");
  expect(await screen.findByRole("heading", { level: 1, name: "Mira tu correo" })).toBeTruthy();
  expect(screen.getByText(/^Si lucia@correo\.es es el correo con el que entras/)).toBeTruthy();
  expect(sent).toEqual([{ email: "lucia@correo.es", municipalityId: "m1" }]);
  const call = screen.getByRole("link", { name: `Llamar al ${phone}` });
  expect(call.getAttribute("href")).toBe("tel:+34949123456");
});

it("says an address with letters of Spain as it was written, whatever the browser gives", async () => {
  await open(
    { phone: null, sendsMail: true },
    { [ASK]: () => Promise.resolve(new Response(null, { status: 204 })) },
  );
  await userEvent.type(await email(), "info@xn--logroo-0wa.example{Enter}");
  expect(await screen.findByText(/^Si info@logroño\.example es el correo/)).toBeTruthy();
});

it("wants an address, and puts the server's word on one under the field", async () => {
  const sentence = "Escribe un correo electrónico válido, como nombre@ejemplo.es.";
  const refused = { error: sentence, code: "VALIDATION", fields: { email: sentence } };
  const { world } = await open(
    { phone: null, sendsMail: true },
    { [ASK]: () => json(refused, 400) },
  );
  await userEvent.type(await email(), "{Enter}");
  expect(await screen.findByText("Escribe tu correo electrónico")).toBeTruthy();
  expect(world.calls).toEqual([]);
  await userEvent.type(await email(), "lucia{Enter}");
  expect(await screen.findByText(sentence)).toBeTruthy();
});

it.each([
  [
    "too many were asked for",
    () => json({ error: "Mira en tu correo.", code: "TOO_MANY_ATTEMPTS" }, 429),
    "Mira en tu correo.",
  ],
  ["the server fails", () => json({}, 500), "No se ha podido pedir el enlace. Inténtalo de nuevo."],
])("says why when %s, and keeps the address", async (_case, answer, sentence) => {
  const { world } = await open({ phone, sendsMail: true }, { [ASK]: answer });
  await userEvent.type(await email(), "lucia@correo.es{Enter}");
  await waitFor(() => expect(world.said).toEqual([`alert: ${sentence}`]));
  expect((await email()).value).toBe("lucia@correo.es");
});

it.each([true, false])("says when the town hall answers; letters: %s", async (sendsMail) => {
  const ask = { [ASK]: () => new Response(null, { status: 204 }) };
  await open({ phone, hours: "de lunes a viernes, de 9 a 14", sendsMail }, ask);
  if (sendsMail) await userEvent.type(await email(), "lucia@correo.es{Enter}");
  expect(await screen.findByText("Horario: de lunes a viernes, de 9 a 14.")).toBeTruthy();
  expect(screen.getByRole("link", { name: `Llamar al ${phone}` })).toBeTruthy();
});

it.each([
  ["its number", { phone, sendsMail: false }, [`Llamar al ${phone}`]],
  ["no number", { phone: null, sendsMail: false }, []],
  ["a shell that says nothing", undefined, []],
])("a portal that sends no letters leads to the town hall: %s", async (_case, help, links) => {
  await open(help);
  expect(screen.getByRole("heading", { name: "Pide un enlace a tu ayuntamiento" })).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.queryAllByRole("link").map((link) => link.textContent)).toEqual(links);
});
