import { json, press, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { screen } from "@testing-library/react";
import { expect } from "vitest";
import { SupportDashboard } from "../support-dashboard/support-dashboard.tsx";
import { carmen, sessionWith } from "./fixtures.ts";

const SESSIONS = "GET /api/account/sessions";

const at = "2026-03-02T09:00:00.000Z";

const own = { id: "s1", device: "Móvil Android, con Chrome", startedAt: at, lastUsedAt: at };

const other = { ...own, id: "s2", device: "iPhone, con Safari", isThisOne: false };

export async function open(answers: ScreenSetup["answers"] = {}) {
  const session = sessionWith([carmen]);
  const view = renderScreen(<SupportDashboard />, {
    ...{ session, screen: "support-dashboard" },
    answers: {
      "GET /api/session": () => json(session),
      "GET /api/users/u1/reminders": () => json([]),
      "GET /api/users/u1/reminders/upcoming": () => json([]),
      "GET /api/users/u1/metrics": () => json({ dailyActivity: [] }),
      [SESSIONS]: () => json([{ ...own, isThisOne: true }, other]),
      ...answers,
    },
  });
  await press("Mi cuenta");
  expect(await screen.findByRole("heading", { level: 1, name: "Mi cuenta" })).toBeTruthy();
  await screen.findByText("iPhone, con Safari");
  return view;
}
