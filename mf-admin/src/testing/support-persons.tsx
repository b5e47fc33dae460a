import { json, offline, press, put, type ScreenSetup } from "@acompana/kit/testing";
import { screen, within } from "@testing-library/react";
import { drawDashboard } from "./draw-dashboard.tsx";
import { carmen } from "./fixtures.ts";

export const SUPPORT = "GET /api/users/u1/support-persons";
export const ADD = "POST /api/users/u1/support-persons";
export const INVITATIONS = "GET /api/users/u1/support-invitations";
export const INVITE = "POST /api/users/u1/support-invitations";
export const expiresAt = "2026-03-09T10:00:00.000Z";
export const url = "https://portal.es/#apoyo=aB-3_x";
export const lucia = { id: "s1", name: "Lucía López", email: "lucia@correo.es" };

/** The dashboard with one person, whose `button` is pressed. */
export async function open(
  button: string,
  answers: ScreenSetup["answers"] = {},
  { confirms = false }: Pick<ScreenSetup, "confirms"> = {},
) {
  const view = drawDashboard([carmen], {
    confirms,
    answers: { [INVITATIONS]: () => json([]), ...answers },
  });
  await screen.findByRole("article", { name: "Carmen López" });
  await press(button);
  return view;
}

export async function fill() {
  await put("Nombre Completo", "  Lucía López ");
  await put("Correo Electrónico", "lucia@correo.es");
  await put("Contraseña", " tres-gatos ");
}

export const invited = { outcome: "invited", invitation: { code: "aB-3_x", url, expiresAt } };
const taken = "Ya hay una persona de apoyo con ese correo.";

export const failures: [string, () => Response, string][] = [
  ["the server's sentence", () => json({ error: taken }, 409), taken],
  ["a refusal without one", () => json({}, 500), "Error al crear persona de apoyo"],
  ["a lost network", offline, "Error al crear persona de apoyo"],
];

export const dialog = () =>
  within(screen.getByRole("dialog", { name: "Personas de Apoyo de Carmen López" }));

export const REMOVE = "DELETE /api/support-persons/s1";
export const PASSWORD = "PUT /api/support-persons/s1/password";
const eva = { id: "s2", name: "Eva López", email: "eva@correo.es" };
const list = { [SUPPORT]: () => json([lucia, eva]) };

export const warning = () =>
  screen.getByRole("dialog", { name: "¿Eliminar a Lucía López como persona de apoyo?" });

export async function openList(answers: ScreenSetup["answers"] = {}) {
  const view = await open("Consultar Apoyos", { ...list, ...answers });
  await screen.findByText("Lucía López");
  return view;
}

export const LINK = "POST /api/support-persons/s1/password-link";
export const made = { url: "https://portal.es/#clave-familia=aB-3_x", expiresAt };
export const button = "Enlace para contraseña nueva de Lucía López";
