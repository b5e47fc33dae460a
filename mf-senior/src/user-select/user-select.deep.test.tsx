import { json, offline } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { draw, LIST, people, person, VERIFY_CARMEN, VERIFY_JOSE } from "../testing/user-select.tsx";

const search = () => screen.getByRole("searchbox", { name: "Buscar por nombre" });

test("people of the same name are told apart by ear", async () => {
  const [one] = people;
  draw({ [LIST]: () => json(["a", "b"].map((id) => ({ ...one, id }))) });
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(2));
  const names = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(names[0]).toContain(", 1 de 2)");
  expect(names[1]).toContain(", 2 de 2)");
});

test("the search minds neither case nor accents, and 'Limpiar' ends it", async () => {
  const { user } = draw();
  await person("Carmen");
  expect(screen.queryByRole("button", { name: "Limpiar" })).toBeNull();
  await user.type(search(), "jose");
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  expect(screen.getByText("José Gómez")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Limpiar" }));
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  expect(document.activeElement).toBe(search());
});

test("tells when the search finds nobody", async () => {
  const { user } = draw();
  await person("Carmen");
  await user.type(search(), "Zacarías");
  expect(screen.getByText("No se encontraron usuarios")).toBeTruthy();
  expect(screen.queryByRole("list")).toBeNull();
});

test("tells when there is nobody at all", async () => {
  draw({ [LIST]: () => json([]) });
  expect(await screen.findByText("No hay usuarios registrados")).toBeTruthy();
  expect(screen.queryByText("No se encontraron usuarios")).toBeNull();
});

test("'Actualizar' reads the list again, and says so meanwhile", async () => {
  let lists = 0;
  let answerSecond: (response: Response) => void = () => {};
  const second = new Promise<Response>((resolve) => {
    answerSecond = resolve;
  });
  const { user } = draw({ [LIST]: () => (lists++ === 0 ? json(people.slice(0, 1)) : second) });
  await person("Carmen");
  await user.dblClick(screen.getByRole("button", { name: "Actualizar" }));
  expect(screen.getByRole("button", { name: "Actualizando..." })).toBeTruthy();
  expect(screen.getByText("Carmen López")).toBeTruthy();
  answerSecond(json(people));
  await person("José");
  expect(screen.getByRole("button", { name: "Actualizar" })).toBeTruthy();
  expect(lists).toBe(2);
});

test("a list that fails can be asked for again", async () => {
  let lists = 0;
  let answerSecond: (response: Response) => void = () => {};
  const second = new Promise<Response>((resolve) => {
    answerSecond = resolve;
  });
  const { user } = draw({ [LIST]: () => (lists++ === 0 ? json({}, 503) : second) });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Error al cargar usuarios");
  expect(alert.textContent).toContain("Error 503: No se pudieron cargar los usuarios");
  await user.click(screen.getByRole("button", { name: "Reintentar" }));
  expect(screen.getByText("Cargando usuarios...")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  answerSecond(json(people));
  await person("Carmen");
});

test("with a PIN there, the large button asks for it; relatives find their way out", async () => {
  const { user, world } = draw({ [LIST]: () => json([{ ...people[0], isOwnDevice: true }]) });
  await user.click(await screen.findByRole("button", { name: "Soy familiar o del ayuntamiento" }));
  expect(world.moves).toEqual(["main-select"]);
  await user.click(screen.getByRole("button", { name: "Entrar, Carmen" }));
  expect(screen.getByRole("dialog", { name: "Hola, Carmen López" })).toBeTruthy();
});

test("a device whose owner is not there any more says so kindly, with whom to call", async () => {
  const sentence =
    "Ahora no se puede entrar desde este dispositivo. Llama a tu ayuntamiento, al 949 12 34 56: allí te ayudarán.";
  draw({ [LIST]: () => json({ error: sentence, code: "DEVICE_OWNER_ABSENT" }, 403) });
  expect((await screen.findByRole("alert")).textContent).toContain(sentence);
  expect(screen.queryByText("Error al cargar usuarios")).toBeNull();
});

test("a list that is never answered speaks of the connection, and one can go home", async () => {
  const { user, world } = draw({ [LIST]: offline });
  expect(await screen.findByText("Error al cargar usuarios")).toBeTruthy();
  expect(screen.getByText("Error de conexión al servidor")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Volver al inicio" }));
  expect(world.moves).toEqual(["landing"]);
});

test("without a municipality it says so and asks nothing", () => {
  const { world } = draw({}, { municipality: null });
  const sentence = "Error de autenticación: No se encontró ID de administrador ni municipio.";
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(world.calls).toEqual([]);
});

test("'Volver' goes one screen back", async () => {
  const { user, world } = draw();
  await user.click(screen.getByRole("button", { name: "Volver" }));
  expect(world.moves).toEqual(["back"]);
  await person("Carmen");
});

test("the PIN dialog can be left without entering", async () => {
  const { user, world } = draw();
  await user.click(await person("Carmen"));
  await user.click(screen.getByRole("button", { name: "Cerrar" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(world.entered).toEqual([]);
  expect(document.activeElement).toBe(await person("Carmen"));
});

test("a home that does not open after the right PIN is told", async () => {
  const { user, world } = draw(
    { [VERIFY_CARMEN]: () => json({ valid: true }) },
    { enter: () => Promise.reject(new Error("the session could not be read")) },
  );
  await user.click(await person("Carmen"));
  await user.keyboard("4071{Enter}");
  await waitFor(() => expect(world.said).toEqual(["alert: Error al cargar datos del usuario"]));
});

const wait = "Espera 30 segundos antes de volver a intentarlo.";

test.each([
  ["a person who is gone", () => json({ error: "No existe." }, 404), "Usuario no encontrado"],
  ["a server that fails", () => json({}, 500), "Error al cargar datos del usuario"],
  ["a lost network", offline, "Error de conexión al servidor"],
  ["too many tries", () => json({ error: wait, code: "TOO_MANY_ATTEMPTS" }, 429), wait],
])("entering without a PIN: %s is told", async (_case, answer, sentence) => {
  const { user, world } = draw({ [VERIFY_JOSE]: answer });
  await user.click(await person("José"));
  await waitFor(() => expect(world.said).toEqual([`alert: ${sentence}`]));
  expect(world.entered).toEqual([]);
  expect(screen.queryByText("Entrando...")).toBeNull();
});

test("where a link has just authorised the device, it rings and asks; nothing does otherwise", async () => {
  const tried = draw({}, { view: "sound-trial" });
  expect(await screen.findByRole("dialog", { name: "¿Lo has oído?" })).toBeTruthy();
  tried.unmount();
  draw();
  await person("Carmen López");
  expect(screen.queryByText("¿Lo has oído?")).toBeNull();
});
