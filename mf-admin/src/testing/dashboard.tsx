import { json, offline, type ScreenSetup } from "@acompana/kit/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { drawDashboard } from "./draw-dashboard.tsx";
import { carmen, inigo } from "./fixtures.ts";

export const card = (name: string) => within(screen.getByRole("article", { name }));

export const names = () =>
  screen.queryAllByRole("article").map((it) => it.querySelector("h2")?.textContent);

export const open = (setup?: ScreenSetup) => drawDashboard([carmen, inigo], setup);

export async function ready(setup?: ScreenSetup) {
  const view = open(setup);
  await screen.findByText(/encontrado/);
  return view;
}

export const sentence = "No se ha encontrado el ID del administrador";
export const VERIFY = "POST /api/users/u1/verify-pin";
export const VERIFY_INIGO = "POST /api/users/u2/verify-pin";

export const see = (name: string) =>
  userEvent.click(card(name).getByRole("button", { name: "Ver Perfil" }));

export const failures: [string, () => Response, string][] = [
  [
    "the server's sentence",
    () => json({ error: "Espera 30 segundos." }, 429),
    "Espera 30 segundos.",
  ],
  ["a lost network", offline, "Error al verificar PIN"],
  ["a PIN that was set meanwhile", () => json({ valid: false, attemptsLeft: 4 }), "PIN incorrecto"],
];
