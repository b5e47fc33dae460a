import type { ScreenSetup } from "@acompana/kit/testing";
import { screen } from "@testing-library/react";
import { drawDashboard } from "./draw-dashboard.tsx";
import { carmen } from "./fixtures.ts";

export const NEWS = "GET /api/attention";

export const failed = { kind: "failed-entries", count: 12, lastAt: "2026-03-02T10:00:00.000Z" };

export const guessing = { kind: "guessing", count: 1, lastAt: "2026-03-02T09:00:00.000Z" };

export async function open(answers: NonNullable<ScreenSetup["answers"]>) {
  const view = drawDashboard([carmen], { answers });
  await screen.findByText("1 usuario(s) encontrado(s)");
  return view;
}
