import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { fresh, many, names, open, silent, well } from "../testing/user-needs.tsx";

const reasons = (name: string) =>
  within(screen.getByRole("article", { name }))
    .queryAllByRole("listitem")
    .map((it) => it.textContent);

it.each(["Fichas", "Lista compacta"])("each reason stands in words on '%s'", async (look) => {
  await open([silent, fresh, many, well], 3);
  await userEvent.click(screen.getByRole("button", { name: look }));
  expect(["Ana", "Berta", "Clara", "Dora"].map(reasons)).toEqual([
    ["No entra desde hace 9 días"],
    ["Todavía no ha entrado: se dio de alta hace 12 días"],
    [
      "Permiso en papel por confirmar: vale desde el 9 de marzo de 2026",
      "Entra sin PIN",
      "Avisos en pausa",
    ],
    [],
  ]);
});

it("is ordered as one likes, by the server", async () => {
  const { lists } = await open([silent, well], 1);
  const order = (name: string) => screen.getByRole("button", { name, pressed: true });
  expect(order("Quién me necesita hoy")).toBeTruthy();
  for (const [name, asked] of [
    ["Por nombre", "name"],
    ["Últimas altas", "newest"],
  ] as const) {
    await userEvent.click(screen.getByRole("button", { name }));
    expect(await screen.findByRole("button", { name, pressed: true })).toBeTruthy();
    await waitFor(() => expect(names()).toEqual(["Dora", "Ana"]));
    expect(lists().at(-1)).toContain(`&order=${asked}`);
    expect(screen.queryByText(/te necesita/)).toBeNull();
  }
});
