import { json, offline } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { draw, email, fill, password, submit } from "../testing/support-login.tsx";

test("the browser may fill both fields in", () => {
  draw();
  expect(email().autocomplete).toBe("username");
  expect(password().autocomplete).toBe("current-password");
});

test("while it is sent, the button says so and a second press sends nothing", async () => {
  let open: (response: Response) => void = () => {};
  const waiting = new Promise<Response>((resolve) => {
    open = resolve;
  });
  const { user, sent, world } = draw(() => waiting);
  await fill(user);
  await user.dblClick(submit());
  expect(screen.getByRole("button", { name: "Iniciando sesión..." })).toBeTruthy();
  open(json({}));
  await waitFor(() => expect(world.entered).toHaveLength(1));
  expect(sent).toHaveLength(1);
});

test("a password alone leaves only the e-mail to fill in, and blanks are no e-mail", async () => {
  const { user, world } = draw();
  await user.type(email(), "   ");
  await user.type(password(), "tres gatos{Enter}");
  expect(screen.getByText("Por favor complete todos los campos")).toBeTruthy();
  expect(world.said).toEqual([]);
  expect(password().getAttribute("aria-invalid")).toBeNull();
  expect(password().value).toBe("tres gatos");
});

test("a field that the server finds wrong is marked and takes the focus", async () => {
  const fields = { email: "Escribe un correo electrónico válido" };
  const { user } = draw(() => json({ error: fields.email, code: "VALIDATION", fields }, 400));
  await fill(user);
  await user.click(submit());
  expect(await screen.findByText(fields.email)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(email()));
});

test.each([
  [
    "a lost network",
    offline,
    " – No hay conexión con el servidor. Inténtalo de nuevo en un momento.",
  ],
])("%s is 'Error al iniciar sesión'", async (_case, answer, detail) => {
  const { user, world } = draw(answer);
  await fill(user);
  await user.click(submit());
  await waitFor(() => expect(world.said).toEqual([`alert: Error al iniciar sesión${detail}`]));
});

test("a session that cannot be opened after the login is told", async () => {
  const { user, world } = draw(undefined, { enter: () => Promise.reject(new Error("no session")) });
  await fill(user);
  await user.click(submit());
  await waitFor(() => expect(world.said).toEqual(["alert: Error al iniciar sesión"]));
});

test("without a municipality nothing is sent", async () => {
  const { user, sent, world } = draw(undefined, { municipality: null });
  await fill(user);
  await user.click(submit());
  expect(world.said).toEqual(["alert: No se ha seleccionado un municipio"]);
  expect(sent).toEqual([]);
});

test("'Volver' goes one screen back", async () => {
  const { user, world } = draw();
  await user.click(screen.getByRole("button", { name: "Volver" }));
  expect(world.moves).toEqual(["back"]);
});
