import { json } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { draw, email, fill, password, submit } from "../testing/support-login.tsx";

test("Enter sends what was typed, with the municipality, and enters", async () => {
  const { user, sent, world } = draw();
  await fill(user);
  await user.keyboard("{Enter}");
  await waitFor(() => expect(world.entered).toEqual([{ role: "support" }]));
  // Blanks around an e-mail are a slip; in a password they may be meant.
  expect(sent).toEqual([
    { email: "lucia@correo.es", password: "tres gatos ", municipalityId: "m1" },
  ]);
  expect(world.said).toEqual([]);
});

test("empty fields are told, marked, and the first one takes the focus", async () => {
  const { user, sent, world } = draw();
  await user.click(submit());
  expect(screen.getByText("Por favor complete todos los campos")).toBeTruthy();
  expect(world.said).toEqual([]);
  expect(email().getAttribute("aria-invalid")).toBe("true");
  expect(password().getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText("Escribe tu correo electrónico")).toBeTruthy();
  expect(document.activeElement).toBe(email());
  expect(sent).toEqual([]);
});

test("a refusal is told in the server's words, and nothing typed is lost", async () => {
  const sentence = "El correo o la contraseña no son correctos.";
  const { user, world } = draw(() => json({ error: sentence, code: "WRONG_CREDENTIALS" }, 401));
  await fill(user);
  await user.click(submit());
  await waitFor(() => expect(world.said).toEqual([`alert: ${sentence}`]));
  expect(email().value.trim()).toBe("lucia@correo.es");
  expect(password().value).toBe("tres gatos ");
  await waitFor(() => expect(document.activeElement).toBe(password()));
  expect(world.entered).toEqual([]);
  expect(submit().getAttribute("aria-disabled")).toBe("false");
});

test.each([["a server without words", () => new Response("Bad gateway", { status: 502 }), ""]])(
  "%s is 'Error al iniciar sesión'",
  async (_case, answer, detail) => {
    const { user, world } = draw(answer);
    await fill(user);
    await user.click(submit());
    await waitFor(() => expect(world.said).toEqual([`alert: Error al iniciar sesión${detail}`]));
  },
);
