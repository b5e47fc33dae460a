import { json } from "@acompana/kit/testing";
import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { CHECK, choose, createButton, found, open } from "../testing/import.tsx";
import { text } from "../text.ts";

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

it("takes a file that is dropped on the button", async () => {
  open(() => json(found));
  const label = screen.getByText("Elegir el archivo CSV").closest("label") as HTMLElement;
  const files = [new File(["Nombre\nAna"], "padron.csv")];
  expect(fireEvent.dragOver(label, { dataTransfer: { files } })).toBe(false);
  fireEvent.drop(label, { dataTransfer: { files } });
  expect(await screen.findByRole("heading", { name: "Lo que hay en padron.csv" })).toBeTruthy();
});

it("says nothing of columns when each is read", async () => {
  open(() => json({ ...found, unused: [], leftOut: [] }));
  await choose();
  expect(await screen.findByRole("button", { name: "Crear a 12 personas" })).toBeTruthy();
  expect(screen.queryByText(/se deja[n]? fuera$/)).toBeNull();
});

it.each([
  ["nobody new", { people: 0, firstPeople: [] }, "No hay ninguna persona nueva"],
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

it("offers a template of the columns that it names, in their order", () => {
  const [head = [], ...rows] = text.import.templateRows.map((row) => row.split(";"));
  const named = text.import.fileLine.match(/columna: (.*)\. Solo/)?.[1]?.split(/, | y /);
  expect(head).toEqual(named);
  for (const row of rows) expect(row).toHaveLength(head.length);
});
