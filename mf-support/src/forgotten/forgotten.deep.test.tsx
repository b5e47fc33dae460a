import { json } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { ASK, email, open, phone } from "../testing/forgotten.tsx";

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
  ["no number", { phone: null, sendsMail: false }, []],
  ["a shell that says nothing", undefined, []],
])("a portal that sends no letters leads to the town hall: %s", async (_case, help, links) => {
  await open(help);
  expect(screen.getByRole("heading", { name: "Pide un enlace a tu ayuntamiento" })).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.queryAllByRole("link").map((link) => link.textContent)).toEqual(links);
});
