import { json, renderScreen } from "@acompana/kit/testing";
import type { AuditEvent } from "@acompana/kit/trail";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminDashboard } from "../admin-dashboard/admin-dashboard.tsx";
import { carmen, LIST, session } from "./fixtures.ts";

export const TRAIL = "GET /api/users/u1/audit";

export const event = (action: string, more: Partial<AuditEvent> = {}): AuditEvent => ({
  at: "2026-03-02T10:00:00.000Z",
  action,
  actor: { role: "administrator", name: "Ana Ruiz" },
  ...more,
});

/** `count` events, a minute apart, the newest first; `from` minutes before noon. */
export const minutes = (count: number, from = 0) =>
  Array.from({ length: count }, (_, place) =>
    event("user.read", {
      at: new Date(Date.parse("2026-03-02T12:00:00.000Z") - (from + place) * 60_000).toISOString(),
    }),
  );

export async function open(answer: (request: Request) => Response | Promise<Response>) {
  const view = renderScreen(<AdminDashboard />, {
    session,
    screen: "admin-dashboard",
    answers: { [LIST]: () => json([carmen]), [TRAIL]: answer },
  });
  await screen.findByText("1 usuario(s) encontrado(s)");
  await userEvent.click(
    await screen.findByRole("button", { name: "Más opciones de Carmen López" }),
  );
  await userEvent.click(await screen.findByRole("button", { name: /^Quién ha visto sus datos/ }));
  return view;
}
