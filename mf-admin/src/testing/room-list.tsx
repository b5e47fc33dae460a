import { json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { screen, within } from "@testing-library/react";
import { AdminDashboard } from "../admin-dashboard/admin-dashboard.tsx";
import { carmen, LIST, session } from "./fixtures.ts";

export const listeners = new Set<() => void>();

export const rooms = () => screen.getByRole("navigation", { name: "Mesa de trabajo" });

export const room = (name: string) => within(rooms()).getByRole("button", { name });

export const current = () =>
  within(rooms())
    .getAllByRole("button")
    .filter((it) => it.getAttribute("aria-current") === "page")
    .map((it) => it.textContent);

export async function open(setup: ScreenSetup = {}) {
  const { answers, ...more } = setup;
  const view = renderScreen(<AdminDashboard />, {
    session,
    screen: "admin-dashboard",
    answers: { [LIST]: () => json([carmen]), ...answers },
    ...more,
  });
  await screen.findByRole("heading", { level: 1 });
  return view;
}
