import { json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminDashboard } from "../admin-dashboard/admin-dashboard.tsx";
import { LIST, session } from "./fixtures.ts";

export const OPEN = "GET /api/admin/invitations";
export const CREATE = "POST /api/admin/invitations";
export const WITHDRAW = "DELETE /api/admin/invitations/i1";
export const url = "https://portal.es/#invitacion=aB-3_x";
const expiresAt = "2026-03-09T10:00:00.000Z";
export const made = { code: "aB-3_x", url, expiresAt };

export const invitation = {
  id: "i1",
  createdBy: "Ana Ruiz",
  createdAt: "2026-03-02T10:00:00.000Z",
  expiresAt,
};

export const WITHDRAW_BUTTON = "Retirar la invitación creada el 2 de marzo de 2026, 11:00";
export const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
export const press = async (name: string) =>
  userEvent.click(await screen.findByRole("button", { name }));
export const link = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Enlace" });

export async function open(setup: ScreenSetup = {}) {
  const { answers, ...rest } = setup;
  const view = renderScreen(<AdminDashboard />, {
    session,
    screen: "admin-dashboard",
    answers: { [LIST]: () => json([]), [OPEN]: () => json([]), ...answers },
    ...rest,
  });
  await press("Ajustes");
  await press("Invitar a otro administrador");
  return view;
}

export const listed = { [OPEN]: () => json([invitation]) };

export function offline(): never {
  throw new TypeError("Failed to fetch");
}
