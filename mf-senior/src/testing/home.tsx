import { useReminderList } from "@acompana/kit/reminders";
import { chosen, declaredHomeCards, json, renderScreen } from "@acompana/kit/testing";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { UserMenu } from "../user-menu/user-menu.tsx";
import { carmen, nothingNew } from "./fixtures.ts";

export const homeCards = await declaredHomeCards();
export const HOME = "GET /api/users/u1/home";
export const REMINDERS = "GET /api/users/u1/reminders";
export const MESSAGES = "GET /api/users/u1/support-messages";
type Answer = (request: Request) => Response | Promise<Response>;

export const nothing = {
  [HOME]: () => json(nothingNew),
  [REMINDERS]: () => json([]),
  [MESSAGES]: () => json([]),
};

export const draw = (news: Partial<typeof nothingNew> = {}) =>
  drawWith({ [HOME]: () => json({ ...nothingNew, ...news }) });

export const drawWith = (answers: Record<string, Answer>) =>
  renderScreen(<UserMenu />, { session: carmen, homeCards, answers: { ...nothing, ...answers } });

export const card = (title: string) =>
  screen.getByRole("button", { name: new RegExp(`^${title}`) });

/** Each test is at one in the afternoon in Madrid, on a Tuesday; what is logged is not shown. */
export function atOneOClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-10T12:00:00Z") });
    vi.stubGlobal("reportError", vi.fn());
  });
}

const dateTime = "2026-03-10T11:00:00Z";
const tick = { userId: "u1", id: "r1", dateTime, isCompleted: true, at: dateTime };

const store = {
  read: (name: string) =>
    name === "ticks" ? JSON.stringify([{ key: "k1", since: 0, item: tick }]) : null,
  write: () => {},
};

export const answers = {
  ...nothing,
  [HOME]: () => json({ ...nothingNew, pendingReminders: 3 }),
  [REMINDERS]: () =>
    json([
      { id: "r1", title: "Regar", dateTime, isCompleted: false },
      { id: "r2", title: "Pasear", dateTime, isCompleted: false },
    ]),
};

export const drawWaiting = (home: Answer = answers[HOME], list: Answer = answers[REMINDERS]) =>
  renderScreen(<UserMenu />, {
    session: carmen,
    homeCards,
    store,
    answers: { ...answers, [HOME]: home, [REMINDERS]: list },
  });

export const reminder = (title: string, dateTime: string, isCompleted = false) => ({
  id: title,
  title,
  dateTime,
  isCompleted,
  isOverdue: !isCompleted && dateTime < "2026-03-10T12:00:00Z",
});

export const YESTERDAY = "2026-03-09T08:00:00Z";
export const TONIGHT = "2026-03-10T22:59:00Z";

// Tomorrow in Madrid, though still today in UTC.
export const TOMORROW = "2026-03-10T23:00:00Z";

export const NEXT_WEEK = "2026-03-17T10:00:00Z";
export const UPCOMING = "GET /api/users/u1/reminders/upcoming";
export const place = (text: string | RegExp) => screen.getByText(text, { ignore: "strong" });

export const NEXT: [string, object[], object[] | null, string][] = [
  ["today's", [reminder("Cena", TONIGHT)], null, "hoy, a las 23:59, Cena"],
  [
    "the sooner one",
    [reminder("B", TONIGHT), reminder("A", "2026-03-10T12:05:00Z")],
    null,
    "hoy, a las 13:05, A",
  ],
  [
    "tomorrow's, once it is known",
    [reminder("Cena", TONIGHT, true)],
    [reminder("Cena", TOMORROW)],
    "mañana, a las 0:00, Cena",
  ],
  [
    "a later day's",
    [],
    [reminder("Médico", NEXT_WEEK)],
    "el martes, 17 de marzo, a las 11:00, Médico",
  ],
];

export const DONE = "PATCH /api/users/u1/reminders/A/complete";
export const mark = (name = "Hecho: A") => screen.findByRole("button", { name });

/** The server's list, with the marks that it was sent. */
export function server(...list: ReturnType<typeof reminder>[]) {
  const sent: unknown[] = [];
  const change = async (request: Request) => {
    const body = (await request.json()) as { occurrence: string; isCompleted: boolean };
    sent.push([body.occurrence, body.isCompleted]);
    const [one] = list.filter(({ dateTime }) => dateTime === body.occurrence);
    Object.assign(one ?? {}, { isCompleted: body.isCompleted, isOverdue: false });
    return json(one);
  };
  return { sent, answers: { [REMINDERS]: () => json(list), [DONE]: change } };
}

/** Reads the later occurrences, as the overlay does beside every screen. */
export function Overlaid() {
  useReminderList("u1", "upcoming");
  return null;
}

const NONE = "No hay recordatorios pendientes";

const late = reminder("A", YESTERDAY);

const paused = { ...reminder("A", TONIGHT), isPaused: true };

/** Of each list: the words of its card, and of the bell. */
const BELLS: [string, object[], string, string][] = [
  ["nothing", [], NONE, "Avisos"],
  ["one of today", [reminder("A", TONIGHT)], "1 pendiente", "1 recordatorio pendiente hoy"],
  [
    "today's and a later one",
    [reminder("A", TONIGHT), reminder("B", NEXT_WEEK)],
    "2 pendientes: 1 hoy y 1 otro día",
    "1 recordatorio pendiente hoy",
  ],
  [
    "two of today, one of them late",
    [late, reminder("B", TONIGHT), reminder("C", TOMORROW)],
    "3 pendientes: 2 hoy y 1 otro día",
    "2 recordatorios pendientes hoy",
  ],
  [
    "only later ones",
    [reminder("A", TOMORROW), reminder("B", NEXT_WEEK)],
    "2 pendientes: otros días",
    "Avisos",
  ],
  ["one that is done", [reminder("A", TONIGHT, true)], NONE, "Avisos"],
  ["one that falls into a pause", [paused], NONE, "Avisos"],
];

/** @param lists that are tried as examples; all of them when absent */
export function testBells(lists?: readonly string[]): void {
  test.each(chosen(BELLS, ([what]) => what, lists))(
    "with %s say what each number counts",
    async (_what, list, line, bell) => {
      drawWith({ [REMINDERS]: () => json(list) });
      await within(card("Recordatorios")).findByText(line);
      const name = bell === "Avisos" ? bell : `Avisos ${bell}`;
      expect(screen.getByRole("button", { name })).toBeTruthy();
    },
  );
}
