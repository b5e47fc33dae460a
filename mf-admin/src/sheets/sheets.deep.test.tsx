import { json, offline, press } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LIST, ownCalls, person } from "../testing/fixtures.ts";
import { ana, carmen, MAKE, made, open, prepared, print } from "../testing/sheets.tsx";
import { toSheetPerson } from "./sheet-person.ts";

beforeEach(() => vi.stubGlobal("print", print));

afterEach(() => {
  print.mockReset();
});

it("says until when the code of a tablet is good", async () => {
  const deviceLink = { url: "https://portal.es/#dispositivo=x", expiresAt: "2026-03-02T10:00:00Z" };
  const [sheet] = made.sheets;
  const { bodies } = open({
    confirms: true,
    answers: {
      [MAKE]: async (request) => {
        bodies.push(await request.json());
        return json({ ...made, sheets: [{ ...sheet, deviceLink }] }, 201);
      },
    },
  });
  await userEvent.click(await screen.findByLabelText("Carmen López"));
  await userEvent.click(screen.getByLabelText("Con un código que autoriza su tableta"));
  await press("Preparar 1 hoja");
  expect(await screen.findByText(/hasta las 11:00 de hoy/)).toBeTruthy();
  expect(bodies).toEqual([{ userIds: ["u1"], withDeviceLink: true }]);
});

it("ticks all who have no PIN yet, and makes 30 at a time", async () => {
  const many = Array.from({ length: 32 }, (_, index) =>
    person(`v${index}`, `Vecina ${index}`, index === 31 ? {} : { needsPin: true }),
  );
  const { bodies } = open({ confirms: true, answers: { [LIST]: () => json(many) } });
  await press("Elegir a las 31 que esperan su hoja");
  const has = screen.getByRole<HTMLInputElement>("checkbox", { name: "Vecina 31" });
  expect(has.checked).toBe(false);
  expect(screen.getByText(/Ya tiene PIN: con la hoja se le da otro/)).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toBe(
    "Se preparan de 30 en 30: las demás siguen elegidas.",
  );
  await press("Preparar 30 hojas");
  await press("Imprimir");
  await press("Ya las tengo impresas");
  expect(bodies).toMatchObject([{ userIds: many.slice(0, 30).map(({ id }) => id) }]);
  expect(await screen.findByRole("heading", { name: "1 persona elegida" })).toBeTruthy();
});

describe("logging out", () => {
  it("drops the sheet of somebody who has been given another PIN since", async () => {
    const { answer } = await prepared();
    expect(document.body.textContent).toContain("4071");
    answer.isYes = false;
    await press("Volver");
    await press("Más opciones de Carmen López");
    await press(/^Cambiar el PIN/);
    await userEvent.type(await screen.findByLabelText("PIN nuevo"), "4826");
    await press("Guardar el PIN");
    await press("Ajustes");
    await press("Hojas para entrar");
    expect(await screen.findByRole("heading", { name: "Hoja preparada" })).toBeTruthy();
    expect(document.body.textContent).not.toContain("4071");
  });

  it("asks nothing once she has them", async () => {
    const { world, answer } = await prepared();
    await press("Imprimir");
    await press("Ya las tengo impresas");
    answer.isYes = false;
    await press("Volver");
    await press("Cerrar Sesión");
    await waitFor(() => expect(world.moves.at(-1)).toBe("leave"));
    expect(screen.queryByText(/hojas impresas\?|imprimir las hojas\?/)).toBeNull();
  });
});

describe("after a failure", () => {
  it.each([
    ["the server's sentence", () => json({ error: "Espera." }, 429), "Espera."],
    ["a lost network", offline, "No se han podido preparar las hojas. Inténtalo de nuevo."],
  ])("%s is said and who was ticked stays so", async (_case, answer, sentence) => {
    const { world } = open({ confirms: true, answers: { [MAKE]: answer } }, [
      toSheetPerson(carmen),
    ]);
    await press("Preparar 1 hoja");
    await waitFor(() => expect(world.said.at(-1)).toBe(`alert: ${sentence}`));
    expect(screen.getByRole("heading", { name: "1 persona elegida" })).toBeTruthy();
  });
});

it("begins with the person whose sheet was asked for, and makes nothing against one's will", async () => {
  const { world } = open({ confirms: false }, [toSheetPerson(ana)]);
  expect(await screen.findByRole("heading", { name: "1 persona elegida" })).toBeTruthy();
  await press("Preparar 1 hoja");
  await waitFor(() => expect(world.said).toEqual(["confirm: ¿Hacer un PIN nuevo?"]));
  expect(ownCalls(world)).not.toContain(MAKE);
});

it("names those whose PIN will be replaced", async () => {
  const { world } = open({ confirms: false });
  await userEvent.click(await screen.findByLabelText("Ana Gil"));
  await userEvent.click(screen.getByLabelText("Carmen López"));
  await press("Preparar 2 hojas");
  await waitFor(() => expect(world.asked).toHaveLength(1));
  expect(world.asked[0]?.message).toMatch(/dejará de servir: Ana Gil\.$/);
});

describe("logging out", () => {
  it("keeps them in this page alone, when they were printed too, until she says that she has them", async () => {
    const { world, answer } = await prepared();
    await press("Imprimir");
    answer.isYes = false;
    await press("Volver");
    await press("Ajustes");
    await press("Hojas para entrar");
    await press("Imprimir otra vez");
    expect(print).toHaveBeenCalledTimes(2);
    for (const stored of [localStorage, sessionStorage]) {
      expect(JSON.stringify({ ...stored })).not.toContain("4071");
    }
    answer.isYes = true;
    await press("Volver");
    await press("Ajustes");
    await press("Hojas para entrar");
    expect(await screen.findByRole("heading", { name: "0 personas elegidas" })).toBeTruthy();
    expect(await world.mayLeave()).toBe(true);
  });
});
