import { press } from "@acompana/kit/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { held, LIST } from "../testing/fixtures.ts";
import { names, open, pager, turn } from "../testing/user-pages.tsx";

describe("a list of 300 people", () => {
  it("is searched by the server once the typing rests, from the first page on", async () => {
    const { lists } = await open(300);
    await turn("Siguiente");
    await screen.findByText("Vecina 020");
    const before = lists().length;
    const search = screen.getByLabelText("Buscar usuario por nombre");
    // Letter by letter without a pause, which the keys of a busy machine would have.
    for (const value of ["V", "Vecina", "Vecina 2", "Vecina 29"])
      fireEvent.change(search, { target: { value } });
    expect(await screen.findByText("10 usuario(s) encontrado(s)")).toBeTruthy();
    expect(names()[0]).toBe("Vecina 290");
    expect(screen.queryByText(/^Página/)).toBeNull();
    expect(lists().slice(before)).toEqual([
      `${LIST}?adminId=a1&municipalityId=m1&limit=20&order=needs&search=Vecina%2029`,
    ]);
    await userEvent.clear(search);
    expect(await screen.findAllByText("Página 1 de 15")).toHaveLength(2);
  });

  it("is turned above the list and below it, and either leads to the list's beginning", async () => {
    await open(300);
    for (const [place, page] of [
      ["Páginas, al final de la lista", "Página 2 de 15"],
      ["Páginas", "Página 3 de 15"],
    ] as const) {
      const turned = within(screen.getByRole("navigation", { name: place }));
      await userEvent.click(turned.getByRole("button", { name: "Siguiente" }));
      expect(await screen.findAllByText(page)).toHaveLength(2);
      expect(document.activeElement).toBe(screen.getByText("300 usuario(s) encontrado(s)"));
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      expect(document.activeElement).toBe(pager().getByRole("button", { name: "Anterior" }));
    }
  });

  it("counts all of them, and keeps its pages, while another order is fetched", async () => {
    let release = () => {};
    const { lists } = await open(300, (answer) => {
      const later = held(answer);
      release = later.release;
      return later.answer();
    });
    await turn("Siguiente");
    await screen.findByText("Vecina 020");
    await press("Por nombre");
    await waitFor(() => expect(lists().at(-1)).toContain("order=name"));
    expect(screen.getByText("300 usuario(s) encontrado(s)")).toBeTruthy();
    expect(pager().getByText("Página 1 de 15")).toBeTruthy();
    release();
    expect(await screen.findByText("Vecina 000")).toBeTruthy();
    expect(screen.getByText("300 usuario(s) encontrado(s)")).toBeTruthy();
    expect(pager().getByText("Página 1 de 15")).toBeTruthy();
  });

  it("counts one less when one is deleted", async () => {
    await open(300);
    await press("Eliminar a Vecina 000");
    await press("Sí, eliminar");
    expect(await screen.findByText("299 usuario(s) encontrado(s)")).toBeTruthy();
    expect(names()).toHaveLength(19);
  });

  it("offers on a line what a card offers, and cards for whoever wants them", async () => {
    await open(13);
    const buttons = () =>
      [...(screen.getAllByRole("article")[0]?.querySelectorAll("button") ?? [])].map(
        (it) => it.getAttribute("aria-label") ?? it.textContent,
      );
    const compact = buttons();
    await press("Fichas");
    expect(buttons()).toEqual(compact);
    expect(screen.getAllByText(/^Último acceso/)).toHaveLength(13);
    expect(screen.getByRole("button", { name: "Fichas", pressed: true })).toBeTruthy();
  });
});

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
