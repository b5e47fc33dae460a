import { json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { AdminDashboard } from "../admin-dashboard/admin-dashboard.tsx";
import type { User } from "../user.ts";
import { LIST, session } from "./fixtures.ts";

/** Draws an administrator's dashboard over the list of these people. */
export const drawDashboard = (people: User[], { answers, ...setup }: ScreenSetup = {}) =>
  renderScreen(<AdminDashboard />, {
    session,
    screen: "admin-dashboard",
    answers: { [LIST]: () => json(people), ...answers },
    ...setup,
  });
