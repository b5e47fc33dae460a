import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { LIST } from "../testing/fixtures.ts";
import { names, open, pager, turn } from "../testing/user-pages.tsx";

describe("a list of 300 people", () => {
  it("shows one page of them, compact, and turns to the next and back", async () => {
    const { lists } = await open(300);
    expect(names()).toHaveLength(20);
    expect(screen.queryByText(/^Último acceso/)).toBeNull();
    expect(pager().getByText("Página 1 de 15")).toBeTruthy();
    expect(pager().getByRole<HTMLButtonElement>("button", { name: "Anterior" }).disabled).toBe(
      true,
    );
    await turn("Siguiente");
    expect(await screen.findByText("Vecina 020")).toBeTruthy();
    expect(pager().getByText("Página 2 de 15")).toBeTruthy();
    expect(names()[0]).toBe("Vecina 020");
    await turn("Siguiente");
    expect(await screen.findByText("Vecina 040")).toBeTruthy();
    await turn("Anterior");
    expect(await screen.findByText("Vecina 020")).toBeTruthy();
    expect(pager().getByText("Página 2 de 15")).toBeTruthy();
    expect(lists()[0]).toBe(`${LIST}?adminId=a1&municipalityId=m1&limit=20&order=needs`);
  });
});

it("a few people stand on cards, without pages, and are searched without a call", async () => {
  const { lists } = await open(12);
  expect(screen.getAllByText(/^Último acceso/)).toHaveLength(12);
  expect(screen.queryByRole("navigation", { name: "Páginas" })).toBeNull();
  await userEvent.type(screen.getByLabelText("Buscar usuario por nombre"), "007");
  expect(names()).toEqual(["Vecina 007"]);
  expect(lists()).toHaveLength(1);
});
