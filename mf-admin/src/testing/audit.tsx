import { press } from "@acompana/kit/testing";
import type { AuditEvent } from "@acompana/kit/trail";
import { screen } from "@testing-library/react";
import { drawDashboard } from "./draw-dashboard.tsx";
import { carmen } from "./fixtures.ts";

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
  const view = drawDashboard([carmen], { answers: { [TRAIL]: answer } });
  await screen.findByText("1 usuario(s) encontrado(s)");
  await press("Más opciones de Carmen López");
  await press(/^Quién ha visto sus datos/);
  return view;
}
