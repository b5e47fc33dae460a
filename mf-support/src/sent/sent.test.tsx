import { json, renderScreen } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { SupportDashboard } from "../support-dashboard/support-dashboard.tsx";
import { manuel, sessionWith } from "../testing/fixtures.ts";

const LIST = "GET /api/users/u2/support-messages/sent";
const sentAt = "2026-03-02T09:00:00.000Z";
const waiting = { id: "1", sentAt, type: "text", content: "Hola", seen: false, seenAt: null };
const receipt = {
  id: "2",
  sentAt,
  type: "image",
  content: null,
  seen: true,
  seenAt: "2026-03-02T11:30:00.000Z",
};

/** The view, for a person who shares nothing with the family. */
async function open(answer: (request: Request) => Response) {
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

it("says of each message whether it was seen, and when", async () => {
  await open(() => json({ messages: [waiting, receipt], next: null }));
  const rows = (await screen.findAllByRole("listitem")).map(({ textContent }) => textContent);
  expect(rows[0]).toBe("Enviado el 2 de marzo de 2026, 10:00Mensaje: HolaTodavía no lo ha visto");
  expect(rows[1]).toBe(
    "Enviado el 2 de marzo de 2026, 10:00FotoVisto el 2 de marzo de 2026, 12:30",
  );
  expect(screen.queryByRole("button", { name: "Ver más antiguos" })).toBeNull();
});

it("says so where nothing was sent", async () => {
  await open(() => json({ messages: [], next: null }));
  expect(await screen.findByText("Todavía no has enviado nada")).toBeTruthy();
});

it("shows older ones on request", async () => {
  const { world } = await open((request) => {
    const limit = Number(new URL(request.url).searchParams.get("limit"));
    const messages = Array.from({ length: Math.min(limit, 25) }, (_, place) => ({
      ...receipt,
      id: `${place}`,
    }));
    return json({ messages, next: limit < 25 ? "more" : null });
  });
  expect(await screen.findAllByRole("listitem")).toHaveLength(20);
  await userEvent.click(screen.getByRole("button", { name: "Ver más antiguos" }));
  await waitFor(() => expect(screen.queryAllByRole("listitem").length).toBe(25));
  expect(screen.queryByRole("button", { name: "Ver más antiguos" })).toBeNull();
  expect(world.calls.filter((call) => call.startsWith(LIST))).toHaveLength(2);
});
