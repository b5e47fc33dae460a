import { json, renderScreen } from "@acompana/kit/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { carmen, LIST, person, session } from "../testing/fixtures.ts";
import { Families } from "./families.tsx";

it("shows the relatives of whoever is chosen, and adds one for her", async () => {
  const onAdd = vi.fn();
  const rosa = person("u3", "Rosa Mora");
  renderScreen(<Families onAdd={onAdd} />, {
    session,
    answers: {
      [LIST]: () => json({ users: [carmen, rosa], total: 2, next: null }),
      "GET /api/users/u1/support-persons": () =>
        json([{ id: "s1", name: "Lucía Gil", email: "lucia@correo.es" }]),
      "GET /api/users/u1/support-invitations": () => json([]),
      "GET /api/users/u3/support-persons": () => json([]),
      "GET /api/users/u3/support-invitations": () => json([]),
    },
  });
  expect(screen.getByText("Elige a una persona")).toBeTruthy();
  await userEvent.click(await screen.findByRole("radio", { name: "Carmen López" }));
  const panel = within(
    await screen.findByRole("region", { name: "Personas de Apoyo de Carmen López" }),
  );
  expect(await panel.findByText("lucia@correo.es")).toBeTruthy();
  await userEvent.click(screen.getByRole("radio", { name: "Rosa Mora" }));
  expect(await screen.findByText("Todavía no hay personas de apoyo")).toBeTruthy();
  expect(screen.queryByText("lucia@correo.es")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Agregar Apoyo" }));
  expect(onAdd).toHaveBeenCalledWith({ id: "u3", name: "Rosa Mora" });
});
