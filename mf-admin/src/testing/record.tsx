import { json, type ScreenSetup } from "@acompana/kit/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { drawDashboard } from "./draw-dashboard.tsx";
import { person } from "./fixtures.ts";

export const OF = "/api/users/u1";
export const NOTES = `${OF}/staff-notes`;

const carmen = person("u1", "Carmen", {
  surnames: "Muñoz Gil",
  phone: "600 123 456",
  birthDate: "1941-05-28",
  emergencyName: "Lucía Gil",
  emergencyPhone: "600 654 321",
});

export const record = {
  ...carmen,
  voiceEnabled: true,
  darkMode: false,
  lastAccessAt: "2026-03-02T10:05:00.000Z",
};

export const noted = {
  text: "Llave con Eva.",
  changedAt: "2026-03-01T09:00:00.000Z",
  changedBy: "Ana Ruiz",
};

const noNotes = { text: "", changedAt: null, changedBy: null };
const lucia = { id: "s1", name: "Lucía Gil", email: "lucia@correo.es" };

export async function open(answers: ScreenSetup["answers"] = {}, setup: ScreenSetup = {}) {
  const view = drawDashboard([carmen], {
    answers: {
      [`GET ${OF}`]: () => json(record),
      [`GET ${NOTES}`]: () => json(noNotes),
      [`GET ${OF}/support-persons`]: () => json([lucia]),
      ...answers,
    },
    ...setup,
  });
  await screen.findByText("1 usuario(s) encontrado(s)");
  await userEvent.click(screen.getByRole("button", { name: "Más opciones de Carmen" }));
  await userEvent.click(screen.getByRole("button", { name: /^Ficha de la persona/ }));
  await screen.findByRole("heading", { name: "Datos" });
  return view;
}

export const part = (name: string) => within(screen.getByRole("region", { name }));
