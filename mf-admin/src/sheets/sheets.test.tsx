import { press } from "@acompana/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { open, prepared, print } from "../testing/sheets.tsx";

beforeEach(() => vi.stubGlobal("print", print));

afterEach(() => {
  print.mockReset();
});

it("makes sheets for those who were ticked, after asking, and prints one page for each", async () => {
  const { world, bodies, onChanged } = open({ confirms: true });
  await userEvent.click(await screen.findByLabelText("Carmen López"));
  expect(screen.queryByLabelText("Íñigo Ruiz")).toBeNull();
  await userEvent.click(screen.getByLabelText("Ana Gil"));
  expect(screen.getByRole("heading", { name: "2 personas elegidas" })).toBeTruthy();
  await press("Preparar 2 hojas");
  expect(await screen.findByRole("heading", { name: "2 hojas preparadas" })).toBeTruthy();
  expect(world.said).toEqual(["confirm: ¿Hacer 2 PIN nuevos?"]);
  expect(bodies).toEqual([{ userIds: ["u1", "u3"], withDeviceLink: false }]);
  expect(onChanged).toHaveBeenCalledOnce();
  const papers = screen.getAllByRole("heading", { level: 1 }).slice(1);
  expect(papers.map(({ textContent }) => textContent)).toEqual(["Carmen López", "Ana Gil"]);
  const paper = papers[0]?.parentElement;
  expect(paper?.textContent).toContain("4071");
  expect(paper?.textContent).toContain("portal.es");
  expect(paper?.textContent).toContain("Este PIN lo ha puesto el ayuntamiento.");
  expect(paper?.textContent).toContain("Llama al 949 12 34 56.");
  expect(paper?.querySelector("svg")).toBeTruthy();
  expect(paper?.textContent).not.toContain("2580");
  await press("Imprimir");
  await press("Imprimir otra vez");
  expect(print).toHaveBeenCalledTimes(2);
  expect(document.body.textContent).toContain("4071");
  await press("Ya las tengo impresas");
  expect(document.body.textContent).not.toContain("4071");
});

describe("logging out", () => {
  it("asks while sheets wait for the printer, whose PINs are told once", async () => {
    const { world, answer } = await prepared();
    answer.isYes = false;
    await press("Volver");
    expect(await screen.findByText("¿Tienes ya las hojas impresas?")).toBeTruthy();
    await press("Cerrar Sesión");
    expect(await screen.findByText("¿Salir sin imprimir las hojas?")).toBeTruthy();
    expect(world.moves).not.toContain("leave");
    expect(await world.mayLeave()).toBe(false);
  });
});
