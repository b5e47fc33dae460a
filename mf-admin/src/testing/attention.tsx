import { json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminDashboard } from "../admin-dashboard/admin-dashboard.tsx";
import { carmen, LIST, session } from "./fixtures.ts";

export const NEWS = "GET /api/attention";

export const failed = { kind: "failed-entries", count: 12, lastAt: "2026-03-02T10:00:00.000Z" };

export const guessing = { kind: "guessing", count: 1, lastAt: "2026-03-02T09:00:00.000Z" };

export async function open(answers: ScreenSetup["answers"]) {
  const view = renderScreen(<AdminDashboard />, {
    session,
    screen: "admin-dashboard",
    answers: { [LIST]: () => json([carmen]), ...answers },
  });
  await screen.findByText("1 usuario(s) encontrado(s)");
  return view;
}

export const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
