import { json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { carmen, consentRequired, sessionWith } from "../testing/fixtures.ts";
import { Glance } from "./glance.tsx";

const of = "GET /api/users/u1";
const reportError = vi.fn();

beforeEach(() => {
  vi.stubGlobal("reportError", reportError);
  // A Monday in Madrid, at eleven.
  vi.useFakeTimers({ now: new Date("2026-03-09T10:00:00Z"), shouldAdvanceTime: true });
});
afterEach(() => {
  reportError.mockClear();
});

const reminder = (title: string, dateTime: string, more: object = {}) => ({
  id: `${title} ${dateTime}`,
  title,
  description: null,
  dateTime,
  category: "Medicación",
  recurrency: "daily",
  isCompleted: false,
  isOverdue: Date.parse(dateTime) < Date.parse("2026-03-09T10:00:00Z"),
  ...more,
});
const marked = { isCompleted: true, isOverdue: false };
const health = { category: "Salud", recurrency: "none" };

function draw(
  { current = [], upcoming = [], dailyActivity = [] }: Record<string, unknown[]>,
  answers: ScreenSetup["answers"] = {},
  person = carmen,
) {
  const onNoConsent = vi.fn();
  const view = renderScreen(<Glance person={person} onNoConsent={onNoConsent} />, {
    screen: "support-dashboard",
    session: sessionWith([person]),
    answers: {
      [`${of}/reminders`]: () => json(current),
      [`${of}/reminders/upcoming`]: () => json(upcoming),
      [`${of}/metrics`]: () => json({ totalMinutes: 0, activeDays: 0, dailyActivity }),
      ...answers,
    },
  });
  return { ...view, onNoConsent };
}

/** What stands under the name of a fact. */
async function wordsOf(name: string) {
  const fact = screen.getByText(name).closest("div") as HTMLElement;
  await waitFor(() => expect(within(fact).queryByText("…")).toBeNull());
  const { children } = within(fact).getByRole("definition");
  return [...children].map(({ textContent }) => textContent);
}

test("tells of today's pills, marked and to come", async () => {
  draw({
    current: [
      reminder("La tensión", "2026-03-09T08:00:00Z", marked),
      reminder("El azúcar", "2026-03-09T13:00:00Z"),
      reminder("El colesterol", "2026-03-09T20:00:00Z"),
      // Neither of today nor a pill.
      reminder("Las gotas", "2026-03-10T08:00:00Z"),
      reminder("Andar", "2026-03-09T18:00:00Z", { category: "Actividad" }),
    ],
  });
  expect(await wordsOf("Pastillas de hoy")).toEqual(["1 de 3 marcadas", "A las 14:00: El azúcar"]);
});

test("a pill that was not marked in time comes first", async () => {
  draw({
    current: [
      reminder("El azúcar", "2026-03-09T13:00:00Z"),
      reminder("La tensión", "2026-03-09T08:00:00Z"),
    ],
  });
  expect(await wordsOf("Pastillas de hoy")).toEqual([
    "0 de 2 marcadas",
    "Sin marcar desde las 9:00: La tensión",
  ]);
});

test("one of another day says which", async () => {
  draw({ current: [reminder("El jarabe", "2026-03-07T08:00:00Z", { recurrency: "none" })] });
  expect(await wordsOf("Pastillas de hoy")).toEqual([
    "0 de 1 marcadas",
    "Sin marcar desde el sábado, 7 de marzo, a las 9:00: El jarabe",
  ]);
});

test.each([
  ["none", [], ["Ninguna apuntada para hoy"]],
  ["the only one", [reminder("A", "2026-03-09T08:00:00Z", marked)], ["Marcada"]],
  [
    "all",
    [reminder("A", "2026-03-09T08:00:00Z", marked), reminder("B", "2026-03-09T09:00:00Z", marked)],
    ["Marcadas las 2"],
  ],
])("says so when %s is or are marked", async (_which, current, lines) => {
  draw({ current });
  expect(await wordsOf("Pastillas de hoy")).toEqual(lines);
});

test.each([
  ["2026-03-09", 25, ["Hoy", "25 minutos"]],
  ["2026-03-09", 135, ["Hoy", "2 horas y 15 minutos"]],
  ["2026-03-08", 1, ["Ayer", "1 minuto"]],
  ["2026-03-05", 12, ["Hace 4 días", "12 minutos"]],
])("the last activity, on %s, in days", async (day, minutes, lines) => {
  const dailyActivity = [
    { day: "2026-03-03", minutes: 90 },
    { day, minutes },
    { day: "2026-03-09", minutes: day === "2026-03-09" ? minutes : 0 },
  ];
  draw({ dailyActivity });
  expect(await wordsOf("Última actividad")).toEqual(lines);
});

test("a week without any is said calmly", async () => {
  draw({ dailyActivity: [{ day: "2026-03-09", minutes: 0 }] });
  expect(await wordsOf("Última actividad")).toEqual(["Ninguna en los últimos 7 días"]);
});

test.each([
  ["today", "2026-03-09T16:30:00Z", "Hoy, 17:30"],
  ["tomorrow", "2026-03-10T08:00:00Z", "Mañana, 9:00"],
  ["another day", "2026-03-19T08:00:00Z", "Jueves, 19 de marzo, 9:00"],
])("the next appointment is %s", async (_when, dateTime, line) => {
  draw({
    current: [
      reminder("Analítica", "2026-03-09T07:00:00Z", { ...health, ...marked }),
      // Done every day, so it is none.
      reminder("Medir la tensión", "2026-03-09T11:00:00Z", { category: "Salud" }),
    ],
    upcoming: [
      reminder("Oculista", "2026-04-01T08:00:00Z", health),
      reminder("Médico de cabecera", dateTime, health),
    ],
  });
  expect(await wordsOf("Próxima cita")).toEqual([line, "Médico de cabecera"]);
});

test("what is over for the server does not come any more, though this clock is behind", async () => {
  const past = { ...health, isOverdue: true };
  draw({ current: [reminder("Analítica", "2026-03-09T10:20:00Z", past)] });
  expect(await wordsOf("Próxima cita")).toEqual(["Ninguna apuntada"]);
});

test("without an appointment it says so", async () => {
  draw({ upcoming: [reminder("Las gotas", "2026-03-10T08:00:00Z")] });
  expect(await wordsOf("Próxima cita")).toEqual(["Ninguna apuntada"]);
});

test("without consent a calm sentence stands there and nothing is asked", async () => {
  const { world } = draw({}, {}, { ...carmen, familyConsent: false });
  expect(screen.getByText(/^Carmen guarda para sí cómo le va\./)).toBeTruthy();
  expect(screen.queryByText("Pastillas de hoy")).toBeNull();
  expect(world.calls).toEqual([]);
});

test("a consent that is gone by now is no error", async () => {
  const { onNoConsent } = draw({}, { [`${of}/metrics`]: consentRequired });
  await waitFor(() => expect(onNoConsent).toHaveBeenCalled());
  expect(reportError).not.toHaveBeenCalled();
});

test("what could not be read is no zero, and the rest stays", async () => {
  draw(
    { current: [reminder("La tensión", "2026-03-09T13:00:00Z")] },
    { [`${of}/metrics`]: () => json({ error: "Algo ha fallado.", code: "INTERNAL" }, 500) },
  );
  expect(await wordsOf("Última actividad")).toEqual(["No se ha podido leer"]);
  expect(await wordsOf("Pastillas de hoy")).toEqual(["0 de 1 marcadas", "A las 14:00: La tensión"]);
  expect(screen.getByRole("button", { name: "Reintentar" })).toBeTruthy();
});

test.each([
  [undefined, "María del Carmen"],
  ["Maruja", "Maruja"],
])("her day, what she keeps and her pause call her as she wants (%s)", async (wish, called) => {
  const mother = { ...carmen, name: "Mª del Carmen Ruiz", ...(wish && { preferredName: wish }) };
  const { unmount } = draw({}, {}, mother);
  expect(screen.getByRole("heading", { name: `El día de ${called}` })).toBeTruthy();
  unmount();
  const keeping = draw({}, {}, { ...mother, familyConsent: false });
  expect(screen.getByText(`${called} guarda para sí`, { exact: false })).toBeTruthy();
  keeping.unmount();
  draw({}, {}, { ...mother, pause: { reason: "hospital" as const } } as typeof carmen);
  expect(document.body.textContent).toContain(called);
  expect(document.body.textContent).not.toContain("Mª");
});
