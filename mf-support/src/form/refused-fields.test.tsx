import { json, renderScreen } from "@acompana/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Message } from "../message/message.tsx";
import { SupportLogin } from "../support-login/support-login.tsx";
import { carmen, sessionWith } from "../testing/fixtures.ts";

// The forms of this area. That of reminders is kit's, and says what is missing in a short notice.

const sentences = { email: "Ese correo no vale.", password: "Esa contraseña no vale." };

it("the sign-in says what is wrong under its fields, and in no dialog on top of them", async () => {
  const refuse = () => json({ error: sentences.email, code: "VALIDATION", fields: sentences }, 400);
  const { world } = renderScreen(<SupportLogin />, {
    answers: { "POST /api/support/login": refuse },
  });
  await userEvent.type(screen.getByLabelText("Correo Electrónico"), "lucia@correo.es");
  await userEvent.type(screen.getByLabelText("Contraseña"), "tres gatos{Enter}");
  for (const sentence of Object.values(sentences))
    expect(await screen.findAllByText(sentence)).toHaveLength(1);
  expect(world.said).toEqual([]);
});

it("the sign-in that lacks something says so above its button", async () => {
  const { world } = renderScreen(<SupportLogin />);
  await userEvent.click(screen.getByRole("button", { name: "Iniciar Sesión" }));
  expect(await screen.findByText("Por favor complete todos los campos")).toBeTruthy();
  expect(world.said).toEqual([]);
});

it("a message that is refused says so under its words, and in no dialog on top of them", async () => {
  const fields = { content: "El mensaje tiene letras que no valen." };
  const refuse = () => json({ error: fields.content, code: "VALIDATION", fields }, 400);
  const { world } = renderScreen(<Message person={carmen} onNoConsent={() => {}} />, {
    session: sessionWith([carmen]),
    answers: { "POST /api/support/s1/messages": refuse },
  });
  await userEvent.type(screen.getByLabelText("Tu mensaje"), "Hola");
  await userEvent.click(screen.getByRole("button", { name: "Enviar Mensaje" }));
  expect(await screen.findAllByText(fields.content)).toHaveLength(1);
  expect(world.said).toEqual([]);
});
