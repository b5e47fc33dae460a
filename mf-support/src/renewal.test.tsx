import { type Answers, json, renderScreen } from "@acompana/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { beforeEach, expect, test } from "vitest";
import { Message } from "./message/message.tsx";
import { Metrics } from "./metrics/metrics.tsx";
import { Reminders } from "./reminders/reminders.tsx";
import { Sent } from "./sent/sent.tsx";
import { carmen, sessionWith } from "./testing/fixtures.ts";

const of = "/api/users/u1";
const pill = {
  id: "r1",
  title: "Pastilla",
  description: null,
  // Overdue: under 'Hoy' whatever the hour of the test.
  dateTime: new Date(Date.now() - 3600_000).toISOString(),
  category: "Medicación",
  recurrency: "none",
  isCompleted: false,
  isOverdue: true,
};

/** What the server has. */
let all: (typeof pill)[];
const answers = {
  [`GET ${of}/metrics`]: () => json({ activeDays: 1, dailyActivity: [] }),
  [`GET ${of}/media/stats`]: () => json({ totalFiles: 0 }),
  [`GET ${of}/reminders`]: () => json(all),
  [`GET ${of}/reminders/upcoming`]: () => json([]),
  [`GET ${of}/reminders/stats`]: () =>
    json({
      pending: all.filter(({ isCompleted }) => !isCompleted).length,
      completed: all.filter(({ isCompleted }) => isCompleted).length,
    }),
  [`PATCH ${of}/reminders/r1/complete`]: () => {
    const marked = { ...pill, isCompleted: true, isOverdue: false };
    all = [marked];
    return json(marked);
  },
  [`DELETE ${of}/reminders/r1`]: () => {
    all = [];
    return new Response(null, { status: 204 });
  },
};

beforeEach(() => {
  all = [pill];
});

const view = { person: carmen, onNoConsent: () => {} };

/** The two numbers of reminders in the relative's view of the activity. */
function numbers() {
  const card = screen.getByRole("heading", { name: "Recordatorios" }).closest("section");
  return within(card as HTMLElement)
    .getAllByRole("definition")
    .map(({ textContent }) => textContent)
    .join(" ");
}

test.each([
  ["marking", ["Hecho: Pastilla"], "1 0"],
  ["deleting", ["Opciones: Pastilla", "Eliminar: Pastilla"], "0 0"],
])("the numbers of the activity follow after %s a reminder", async (_what, buttons, after) => {
  renderScreen(
    <>
      <Reminders {...view} />
      <Metrics {...view} />
    </>,
    { session: sessionWith([carmen]), answers },
  );
  await waitFor(() => expect(numbers()).toBe("0 1"));
  for (const name of buttons) await userEvent.click(await screen.findByRole("button", { name }));
  await waitFor(() => expect(numbers()).toBe(after));
});

test("after a message was sent, what had been sent before is not shown as all of it", async () => {
  const cache = new Map();
  const draw = (where: ReactElement, more: Answers) =>
    renderScreen(where, { session: sessionWith([carmen]), cache, answers: more });
  const SENT = `GET ${of}/support-messages/sent`;
  const before = draw(<Sent {...view} />, {
    [SENT]: () => json({ messages: [], next: null }),
  });
  await screen.findByText("Todavía no has enviado nada");
  before.unmount();
  const message = draw(<Message {...view} />, {
    "POST /api/support/s1/messages": () => json({}, 201),
  });
  await userEvent.type(screen.getByLabelText("Tu mensaje"), "Hola");
  await userEvent.click(screen.getByRole("button", { name: "Enviar Mensaje" }));
  await waitFor(() => expect(message.world.said).toHaveLength(1));
  message.unmount();
  draw(<Sent {...view} />, { [SENT]: () => new Promise<Response>(() => {}) });
  expect(screen.queryByText("Todavía no has enviado nada")).toBeNull();
});
