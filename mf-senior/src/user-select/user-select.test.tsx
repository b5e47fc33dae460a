import { json } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { draw, LIST, people, person, VERIFY_CARMEN, VERIFY_JOSE } from "../testing/user-select.tsx";

test("shows everyone of the municipality as a card, once they are there", async () => {
  const { world, container } = draw();
  expect(screen.getByRole("heading", { level: 1, name: "Seleccionar Usuario" })).toBeTruthy();
  expect(screen.getByText("Cargando usuarios...")).toBeTruthy();
  const carmen = await person("Carmen López");
  expect(carmen.textContent).toContain("CL");
  expect(container.querySelector("img")?.getAttribute("src")).toBe("/api/photos/jose.jpg");
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  expect(world.calls).toEqual([`${LIST}?municipalityId=m1`]);
});

test("a device that nobody authorised is told what to do", async () => {
  const sentence = "Este dispositivo no está autorizado. Pide a tu ayuntamiento que lo autorice.";
  draw({ [LIST]: () => json({ error: sentence, code: "DEVICE_NOT_AUTHORISED" }, 403) });
  expect((await screen.findByRole("alert")).textContent).toContain(sentence);
  expect(screen.queryByText("Error al cargar usuarios")).toBeNull();
  expect(screen.getByRole("button", { name: "Reintentar" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Volver al inicio" })).toBeTruthy();
});

test("a device that is one person's alone has one large button and nobody to look for", async () => {
  const own = { ...people[0], hasPin: false, isOwnDevice: true };
  let open: (response: Response) => void = () => {};
  const verdict = new Promise<Response>((resolve) => {
    open = resolve;
  });
  const { user, world } = draw({ [LIST]: () => json([own]), [VERIFY_CARMEN]: () => verdict });
  const enter = await screen.findByRole("button", { name: "Entrar, Carmen" });
  expect(document.activeElement).toBe(
    screen.getByRole("heading", { level: 1, name: "Hola, Carmen" }),
  );
  expect(screen.queryByRole("searchbox")).toBeNull();
  expect(screen.queryByRole("list")).toBeNull();
  await user.dblClick(enter);
  expect(screen.getByRole("button", { name: "Entrando..." })).toBeTruthy();
  open(json({ valid: true }));
  await waitFor(() => expect(world.entered).toEqual([{ role: "person" }]));
  expect(world.calls.filter((call) => call === VERIFY_CARMEN)).toHaveLength(1);
});

test("a wrong PIN is refused, the right one opens the home", async () => {
  const sent: unknown[] = [];
  const { user, world } = draw({
    [VERIFY_CARMEN]: async (request) => {
      const { pin } = (await request.json()) as { pin: string };
      sent.push(pin);
      return json(pin === "4071" ? { valid: true } : { valid: false, attemptsLeft: 4 });
    },
  });
  await user.click(await person("Carmen"));
  expect(screen.getByRole("dialog", { name: "Hola, Carmen López" })).toBeTruthy();
  await user.keyboard("1234{Enter}");
  await screen.findByText("Te quedan 4 intentos.");
  expect(world.said[0]).toMatch(/^alert: PIN incorrecto/);
  expect(world.entered).toEqual([]);
  await user.keyboard("4071{Enter}");
  await waitFor(() => expect(world.entered).toEqual([{ role: "person" }]));
  expect(sent).toEqual(["1234", "4071"]);
});

test("who has no PIN enters straight away, and only once", async () => {
  let open: (response: Response) => void = () => {};
  const verdict = new Promise<Response>((resolve) => {
    open = resolve;
  });
  const sent: unknown[] = [];
  const { user, world } = draw({
    [VERIFY_JOSE]: async (request) => {
      sent.push(await request.json());
      return verdict;
    },
  });
  await user.dblClick(await person("José"));
  expect(screen.getByText("Entrando...")).toBeTruthy();
  open(json({ valid: true }));
  await waitFor(() => expect(world.entered).toEqual([{ role: "person" }]));
  expect(sent).toEqual([{ pin: "" }]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("who got a PIN since the list was read is asked for it", async () => {
  const { user, world } = draw({
    [VERIFY_JOSE]: () => json({ valid: false, attemptsLeft: 4 }),
  });
  await user.click(await person("José"));
  expect(await screen.findByRole("dialog", { name: "Hola, José Gómez" })).toBeTruthy();
  expect(world.entered).toEqual([]);
});
