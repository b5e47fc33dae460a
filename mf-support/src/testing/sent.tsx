import { json, renderScreen } from "@acompana/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SupportDashboard } from "../support-dashboard/support-dashboard.tsx";
import { manuel, sessionWith } from "./fixtures.ts";

export const LIST = "GET /api/users/u2/support-messages/sent";

export const sentAt = "2026-03-02T09:00:00.000Z";

export const receipt = {
  id: "2",
  sentAt,
  type: "image",
  content: null,
  seen: true,
  seenAt: "2026-03-02T11:30:00.000Z",
};

/** The view, for a person who shares nothing with the family. */
export async function open(answer: (request: Request) => Response) {
  const view = renderScreen(<SupportDashboard />, {
    screen: "support-dashboard",
    session: sessionWith([manuel]),
    answers: {
      [LIST]: answer,
      "GET /api/session": () => json({ users: [manuel] }),
      "GET /api/users/u2": () => json({ ...manuel, municipalConsent: false }),
    },
  });
  await userEvent.click(screen.getByRole("button", { name: /^Mensajes enviados/ }));
  return view;
}
