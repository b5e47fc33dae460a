import { json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminDashboard } from "../admin-dashboard/admin-dashboard.tsx";
import { carmen, inigo, LIST, session } from "./fixtures.ts";

export const PIN = "PUT /api/users/u1/pin";
export const field = () => screen.getByLabelText<HTMLInputElement>("PIN nuevo");

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));

/** The options of Carmen, who has a PIN, or of Íñigo, who has none. */
export async function open(user: typeof carmen, setup: ScreenSetup = {}) {
  const { answers, ...rest } = setup;
  const view = renderScreen(<AdminDashboard />, {
    session,
    screen: "admin-dashboard",
    answers: { [LIST]: () => json([carmen, inigo]), ...answers },
    ...rest,
  });
  await screen.findByText("2 usuario(s) encontrado(s)");
  await press(`Más opciones de ${user.name}`);
  return view;
}
