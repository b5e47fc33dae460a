import { json, press, type ScreenSetup } from "@acompana/kit/testing";
import { screen } from "@testing-library/react";
import { drawDashboard } from "./draw-dashboard.tsx";

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
export const link = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Enlace" });

export async function open({ answers, ...setup }: ScreenSetup = {}) {
  const none = { [OPEN]: () => json([]) };
  const view = drawDashboard([], { answers: { ...none, ...answers }, ...setup });
  await press("Ajustes");
  await press("Invitar a otro administrador");
  return view;
}

export const listed = { [OPEN]: () => json([invitation]) };
