import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { names, open } from "../testing/user-pages.tsx";

it("a few people stand on cards, without pages, and are searched without a call", async () => {
  const { lists } = await open(12);
  expect(screen.getAllByText(/^Último acceso/)).toHaveLength(12);
  expect(screen.queryByRole("navigation", { name: "Páginas" })).toBeNull();
  await userEvent.type(screen.getByLabelText("Buscar usuario por nombre"), "007");
  expect(names()).toEqual(["Vecina 007"]);
  expect(lists()).toHaveLength(1);
});
