import { json } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { held } from "../testing/fixtures.ts";
import { CHECK, CREATE, choose, createButton, found, open } from "../testing/import.tsx";

it("says what separates the cells of the file", async () => {
  open(() => json({ ...found, separator: "|" }));
  await choose();
  expect(await screen.findByText(/^Leído como UTF-8, separado por barras/)).toBeTruthy();
});

it("shows what is in the file, and creates them with one press of one", async () => {
  const { answer, release } = held(
    json({ created: 12, users: [{ id: "u9", name: "Aurelia Gil" }] }, 201),
  );
  const bodies: unknown[] = [];
  const { world, onChanged, onSheets } = open(
    () => json(found),
    async (request) => {
      bodies.push(await request.json());
      return await answer();
    },
  );
  await choose();
  expect(await screen.findByRole("heading", { name: "Lo que hay en padron.csv" })).toBeTruthy();
  expect(screen.getByText("Fila 2: Ana Gil, 28/05/1941, 600 123 456")).toBeTruthy();
  expect(screen.getByText("Fila 3: Luis Ruiz")).toBeTruthy();
  expect(screen.getByText("y 10 más")).toBeTruthy();
  expect(screen.getByText("Fila 4: Eva Gil ya está en el portal")).toBeTruthy();
  expect(screen.getByText("Fila 5: Ana Gil es la misma persona que la fila 2")).toBeTruthy();
  expect(screen.getByText(/^Leído como UTF-8, separado por punto y coma/)).toBeTruthy();
  await userEvent.dblClick(screen.getByRole("button", { name: "Crear a 12 personas" }));
  release();
  expect(await screen.findByText(/^Se ha creado a 12 personas/)).toBeTruthy();
  expect(bodies).toEqual([{ file: btoa("Nombre\nAna"), people: 12 }]);
  expect(world.calls).toEqual([CHECK, CREATE]);
  expect(onChanged).toHaveBeenCalledOnce();
  expect(createButton()).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Preparar sus hojas" }));
  // Exactly those who were enrolled are ticked there.
  expect(onSheets.mock.calls).toEqual([[[{ id: "u9", name: "Aurelia Gil" }]]]);
});

it.each([
  [
    "rows that are wrong",
    { errors: 1, firstErrors: [{ row: 7, message: "El nombre es obligatorio" }] },
    "Fila 7: El nombre es obligatorio",
  ],
  ["no room at all", { room: 0 }, /^En este municipio ya no caben más personas/],
])("cannot be pressed with %s", async (_case, more, sentence) => {
  open(() => json({ ...found, ...more }));
  await choose();
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(createButton()).toBeNull();
});

it("stays as it was when nobody could be created", async () => {
  const { world, onChanged } = open(
    () => json(found),
    () => json({ error: "La lista ha cambiado." }, 409),
  );
  await choose();
  await userEvent.click(await screen.findByRole("button", { name: "Crear a 12 personas" }));
  await waitFor(() => expect(world.said).toEqual(["alert: La lista ha cambiado."]));
  expect(createButton()).toBeTruthy();
  expect(onChanged).not.toHaveBeenCalled();
});
