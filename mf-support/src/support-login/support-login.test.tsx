import { json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { SupportLogin } from "./support-login.tsx";

const LOGIN = "POST /api/support/login";

const email = () => screen.getByLabelText("Correo Electrónico") as HTMLInputElement;
const password = () => screen.getByLabelText("Contraseña") as HTMLInputElement;
const submit = () => screen.getByRole("button", { name: "Iniciar Sesión" });

type Answer = NonNullable<ScreenSetup["answers"]>[string];

function draw(answer: Answer = () => json({}), setup: ScreenSetup = {}) {
  const sent: unknown[] = [];
  const answers = {
    [LOGIN]: async (request: Request) => {
      sent.push(await request.json());
      return answer(request);
    },
  };
  const view = renderScreen(<SupportLogin />, { answers, ...setup });
  return { ...view, sent, user: userEvent.setup() };
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(email(), " lucia@correo.es ");
  await user.type(password(), "tres gatos ");
}

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

test("a password alone leaves only the e-mail to fill in, and blanks are no e-mail", async () => {
  const { user, world } = draw();
  await user.type(email(), "   ");
  await user.type(password(), "tres gatos{Enter}");
  expect(screen.getByText("Por favor complete todos los campos")).toBeTruthy();
  expect(world.said).toEqual([]);
  expect(password().getAttribute("aria-invalid")).toBeNull();
  expect(password().value).toBe("tres gatos");
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

test("a field that the server finds wrong is marked and takes the focus", async () => {
  const fields = { email: "Escribe un correo electrónico válido" };
  const { user } = draw(() => json({ error: fields.email, code: "VALIDATION", fields }, 400));
  await fill(user);
  await user.click(submit());
  expect(await screen.findByText(fields.email)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(email()));
});

test.each([
  ["a server without words", () => new Response("Bad gateway", { status: 502 }), ""],
  [
    "a lost network",
    () => {
      throw new TypeError("Failed to fetch");
    },
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
