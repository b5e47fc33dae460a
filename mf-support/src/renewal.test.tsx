import { json, renderScreen } from "@acompana/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { Metrics } from "./metrics/metrics.tsx";
import { Reminders } from "./reminders/reminders.tsx";
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
  const view = { person: carmen, onNoConsent: () => {} };
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
