import { json, renderScreen } from "@acompana/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { held, session } from "../testing/fixtures.ts";
import { text } from "../text.ts";
import type { ImportCheck } from "./import.resource.ts";
import { Import } from "./import.tsx";

const CHECK = "POST /api/user-imports/check";
const CREATE = "POST /api/user-imports";

const found: ImportCheck = {
  encoding: "UTF-8",
  separator: ";",
  unused: ["DNI"],
  leftOut: [{ column: "A", heading: "DNI", example: "00000000T" }],
  people: 12,
  firstPeople: [
    { row: 2, name: "Ana Gil", birthDate: "1941-05-28", phone: "600 123 456" },
    { row: 3, name: "Luis Ruiz", birthDate: null, phone: null },
  ],
  errors: 0,
  firstErrors: [],
  doubled: 2,
  firstDoubled: [
    { row: 4, name: "Eva Gil", sameAs: null },
    { row: 5, name: "Ana Gil", sameAs: 2 },
  ],
  room: 1_990,
};

function open(check: () => Response, create: (request: Request) => unknown = () => json({})) {
  const onChanged = vi.fn();
  const onSheets = vi.fn();
  const { world } = renderScreen(<Import onChanged={onChanged} onSheets={onSheets} />, {
    session,
    answers: { [CHECK]: check, [CREATE]: create as () => Response },
  });
  return { world, onChanged, onSheets };
}

const choose = (content = "Nombre\nAna", name = "padron.csv") =>
  userEvent.upload(screen.getByLabelText("Elegir el archivo CSV"), new File([content], name));
const createButton = () => screen.queryByRole("button", { name: /^Crear a/ });

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

it("names above the button each column that is left out, with what is in it", async () => {
  const leftOut = [
    { column: "C", heading: "Observaciones", example: "Vive sola" },
    { column: "D", heading: "", example: "Tiene llaves" },
    { column: "AA", heading: "Zona", example: null },
  ];
  open(() => json({ ...found, unused: ["Observaciones", "Zona"], leftOut }));
  await choose();
  const title = await screen.findByRole("heading", { name: "3 columnas que se dejan fuera" });
  const lines = within(title.closest("section") as HTMLElement).getAllByRole("listitem");
  expect(lines.map((line) => line.textContent)).toEqual([
    "Columna C, «Observaciones»: por ejemplo, «Vive sola»",
    "Columna D, sin nombre: por ejemplo, «Tiene llaves»",
    "Columna AA, «Zona»: está vacía",
  ]);
  const isBefore = title.compareDocumentPosition(createButton() as HTMLElement);
  expect(isBefore & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it("names the columns that an earlier release's portal leaves out", async () => {
  open(() => json({ ...found, leftOut: undefined }));
  await choose();
  await screen.findByRole("heading", { name: "1 columna que se deja fuera" });
  expect(screen.getByText("«DNI»")).toBeTruthy();
});

it("says nothing of columns when each is read", async () => {
  open(() => json({ ...found, unused: [], leftOut: [] }));
  await choose();
  expect(await screen.findByRole("button", { name: "Crear a 12 personas" })).toBeTruthy();
  expect(screen.queryByText(/se deja[n]? fuera$/)).toBeNull();
});

it.each([
  [
    "rows that are wrong",
    { errors: 1, firstErrors: [{ row: 7, message: "El nombre es obligatorio" }] },
    "Fila 7: El nombre es obligatorio",
  ],
  ["nobody new", { people: 0, firstPeople: [] }, "No hay ninguna persona nueva"],
  ["no room at all", { room: 0 }, /^En este municipio ya no caben más personas/],
  [
    "more people than there is room for",
    { room: 3 },
    /^En este municipio caben 3 personas más y el archivo trae 12 nuevas: sobran 9\./,
  ],
])("cannot be pressed with %s", async (_case, more, sentence) => {
  open(() => json({ ...found, ...more }));
  await choose();
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(createButton()).toBeNull();
});

it("says below the field why a file cannot be read, and another one takes its place", async () => {
  const answers = [json({ error: "El archivo está vacío." }, 400), json(found)];
  const { world } = open(() => answers.shift() as Response);
  await choose("");
  expect((await screen.findByRole("alert")).textContent).toBe("El archivo está vacío.");
  await choose();
  expect(await screen.findByText("12 personas nuevas")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(world.calls).toEqual([CHECK, CHECK]);
});

it("does not send a file that is too large", async () => {
  const { world } = open(() => json(found));
  await choose("x".repeat(4 * 1024 * 1024 + 1));
  expect((await screen.findByRole("alert")).textContent).toMatch(/más de 4 MB/);
  expect(world.calls).toEqual([]);
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

it("offers a template of the columns that it names, in their order", () => {
  const [head = [], ...rows] = text.import.templateRows.map((row) => row.split(";"));
  const named = text.import.fileLine.match(/columna: (.*)\. Solo/)?.[1]?.split(/, | y /);
  expect(head).toEqual(named);
  for (const row of rows) expect(row).toHaveLength(head.length);
});
