import { press, type ScreenSetup } from "@acompana/kit/testing";
import { screen } from "@testing-library/react";
import { drawDashboard } from "./draw-dashboard.tsx";
import { carmen, inigo } from "./fixtures.ts";

export const PIN = "PUT /api/users/u1/pin";
export const field = () => screen.getByLabelText<HTMLInputElement>("PIN nuevo");

/** The options of Carmen, who has a PIN, or of Íñigo, who has none. */
export async function open(user: typeof carmen, setup: ScreenSetup = {}) {
  const view = drawDashboard([carmen, inigo], setup);
  await screen.findByText("2 usuario(s) encontrado(s)");
  await press(`Más opciones de ${user.name}`);
  return view;
}
