import type { ScreenSetup } from "@acompana/kit/testing";
import { screen, within } from "@testing-library/react";
import { drawDashboard } from "./draw-dashboard.tsx";
import { carmen } from "./fixtures.ts";

export const listeners = new Set<() => void>();

export const rooms = () => screen.getByRole("navigation", { name: "Mesa de trabajo" });

export const room = (name: string) => within(rooms()).getByRole("button", { name });

export const current = () =>
  within(rooms())
    .getAllByRole("button")
    .filter((it) => it.getAttribute("aria-current") === "page")
    .map((it) => it.textContent);

export async function open(setup: ScreenSetup = {}) {
  const view = drawDashboard([carmen], setup);
  await screen.findByRole("heading", { level: 1 });
  return view;
}
