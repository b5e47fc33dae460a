import { useReminderList } from "@acompana/kit/reminders";
import { declaredHomeCards, json, renderScreen } from "@acompana/kit/testing";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { carmen, nothingNew } from "../testing/fixtures.ts";
import { UserMenu } from "./user-menu.tsx";

const homeCards = await declaredHomeCards();
const HOME = "GET /api/users/u1/home";
const REMINDERS = "GET /api/users/u1/reminders";
const MESSAGES = "GET /api/users/u1/support-messages";

type Answer = (request: Request) => Response | Promise<Response>;

const nothing = {
  [HOME]: () => json(nothingNew),
  [REMINDERS]: () => json([]),
  [MESSAGES]: () => json([]),
};

const draw = (news: Partial<typeof nothingNew> = {}) =>
  drawWith({ [HOME]: () => json({ ...nothingNew, ...news }) });
const drawWith = (answers: Record<string, Answer>) =>
  renderScreen(<UserMenu />, { session: carmen, homeCards, answers: { ...nothing, ...answers } });

const card = (title: string) => screen.getByRole("button", { name: new RegExp(`^${title}`) });
const reportError = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-10T12:00:00Z") });
  vi.stubGlobal("reportError", reportError);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reportError.mockClear();
});

test("greets by the first name, with the focus on the greeting", async () => {
  draw();
  const heading = screen.getByRole("heading", { level: 1, name: "¡Hola, María!" });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText("¿Qué te gustaría hacer hoy?")).toBeTruthy();
  await screen.findByText("Jugaste nunca");
});

test("the games' card says when the newest game was", async () => {
  draw({ lastGameAt: "2026-03-09T18:00:00Z" });
  expect(within(card("Juegos")).getByText("Cargando...")).toBeTruthy();
  expect(await within(card("Juegos")).findByText("Jugaste ayer")).toBeTruthy();
});

test("after a game of today the card says 'Jugaste hoy'", async () => {
  draw({ lastGameAt: "2026-03-10T11:59:00Z" });
  expect(await screen.findByText("Jugaste hoy")).toBeTruthy();
});

test("one call answers the cards; the bell and the messages have their own lists", async () => {
  const { world } = draw();
  await screen.findByText("Jugaste nunca");
  await within(card("Mensajes de Apoyo")).findByText("No hay mensajes");
  expect([...world.calls].sort()).toEqual([HOME, REMINDERS, MESSAGES]);
});

test("each card says when there is nothing yet", async () => {
  draw();
  await screen.findByText("Jugaste nunca");
  for (const [title, line] of [
    ["Recordatorios", "No hay recordatorios pendientes"],
    ["Mis Recuerdos", "No hay archivos guardados"],
    ["Asistente Virtual", "Última conversación: nunca"],
    ["Mi Actividad", "Sin actividad esta semana"],
    ["Mensajes de Apoyo", "No hay mensajes"],
  ] as const)
    expect(await within(card(title)).findByText(line)).toBeTruthy();
  expect(screen.queryByText("Por leer")).toBeNull();
});

test("each card tells what the server knows", async () => {
  const open = { dateTime: "2026-03-11T11:00:00Z", isCompleted: false };
  drawWith({
    [REMINDERS]: () => json([open, open, open]),
    [HOME]: () =>
      json({
        ...nothingNew,
        pendingReminders: 3,
        keptFiles: 1,
        lastChatAt: "2026-03-08T10:00:00Z",
        activeDays: 4,
      }),
    [MESSAGES]: () => json([{ seen: false, from: { name: "Elena Ruiz" } }, { seen: true }]),
  });
  for (const [title, line] of [
    ["Recordatorios", "3 pendientes"],
    ["Mis Recuerdos", "1 archivo guardado"],
    ["Asistente Virtual", "Última conversación: hace 2 días"],
    ["Mi Actividad", "4 días activo esta semana"],
    ["Mensajes de Apoyo", "1 mensaje nuevo"],
  ] as const)
    expect(await within(card(title)).findByText(line)).toBeTruthy();
  expect(within(card("Mensajes de Apoyo")).getByText("Por leer")).toBeTruthy();
});

describe("with a mark that waits on this device", () => {
  const dateTime = "2026-03-10T11:00:00Z";
  const tick = { userId: "u1", id: "r1", dateTime, isCompleted: true, at: dateTime };
  const store = {
    read: (name: string) =>
      name === "ticks" ? JSON.stringify([{ key: "k1", since: 0, item: tick }]) : null,
    write: () => {},
  };
  const answers = {
    ...nothing,
    [HOME]: () => json({ ...nothingNew, pendingReminders: 3 }),
    [REMINDERS]: () =>
      json([
        { id: "r1", dateTime, isCompleted: false },
        { id: "r2", dateTime, isCompleted: false },
      ]),
  };
  const drawWaiting = (home: Answer = answers[HOME], list: Answer = answers[REMINDERS]) =>
    renderScreen(<UserMenu />, {
      session: carmen,
      homeCards,
      store,
      answers: { ...answers, [HOME]: home, [REMINDERS]: list },
    });

  test("card and bell count it as done, both in the list", async () => {
    drawWaiting();
    expect(await within(card("Recordatorios")).findByText("1 pendiente")).toBeTruthy();
    expect(await screen.findByRole("button", { name: /^Avisos 1 recordatorio/ })).toBeTruthy();
  });

  test("while the list is not there, the home's number is one lower", async () => {
    drawWaiting(answers[HOME], () => new Promise<Response>(() => {}));
    expect(await within(card("Recordatorios")).findByText("2 pendientes")).toBeTruthy();
  });

  test("while the home's answer is not there, the list that the bell reads is counted", async () => {
    drawWaiting(() => new Promise<Response>(() => {}));
    expect(await within(card("Recordatorios")).findByText("1 pendiente")).toBeTruthy();
  });
});

const reminder = (title: string, dateTime: string, isCompleted = false) => ({
  id: title,
  title,
  dateTime,
  isCompleted,
  isOverdue: !isCompleted && dateTime < "2026-03-10T12:00:00Z",
});
const YESTERDAY = "2026-03-09T08:00:00Z";
const TONIGHT = "2026-03-10T22:59:00Z";
// Tomorrow in Madrid, though still today in UTC.
const TOMORROW = "2026-03-10T23:00:00Z";
const NEXT_WEEK = "2026-03-17T10:00:00Z";

describe("the bell and the card of the reminders", () => {
  const lists: [string, ReturnType<typeof reminder>[], number | null][] = [
    ["nothing", [], null],
    ["one of today", [reminder("A", TONIGHT)], 1],
    ["today's and a later one", [reminder("A", TONIGHT), reminder("B", NEXT_WEEK)], 2],
    ["one that is late", [reminder("A", YESTERDAY), reminder("B", TOMORROW)], 2],
    ["only later ones", [reminder("A", TOMORROW), reminder("B", NEXT_WEEK)], null],
    ["one that is done", [reminder("A", TONIGHT, true)], null],
  ];
  test.each(lists)("with %s never say two numbers", async (_what, list, number) => {
    drawWith({ [REMINDERS]: () => json(list) });
    const pending = list.filter(({ isCompleted }) => !isCompleted).length;
    const line = pending === 0 ? /^No hay/ : new RegExp(`^${pending} pendiente`);
    await within(card("Recordatorios")).findByText(line);
    const words = number === 1 ? "recordatorio pendiente" : "recordatorios pendientes";
    const name = number === null ? "Avisos" : `Avisos ${number} ${words}`;
    expect(screen.getByRole("button", { name })).toBeTruthy();
    expect([null, pending]).toContain(number);
  });
});

describe("the slots", () => {
  const UPCOMING = "GET /api/users/u1/reminders/upcoming";
  const place = (text: string | RegExp) => screen.getByText(text, { ignore: "strong" });

  test("stand in their order: what is urgent, the hour, the cards, who has written", async () => {
    drawWith({
      [REMINDERS]: () => json([reminder("Pastilla", YESTERDAY)]),
      [MESSAGES]: () =>
        json([
          { seen: false, from: { name: "Elena Ruiz" } },
          { seen: false, from: { name: "Luis Gil" } },
          { seen: false, from: { name: "Elena Ruiz" } },
        ]),
    });
    await screen.findByText("Te han escrito Elena y Luis");
    const inOrder = [
      "Sin hacer: Pastilla",
      "Martes, 10 de marzo",
      "13:00",
      "Hoy no te queda ningún recordatorio",
      "Juegos",
      "Te han escrito Elena y Luis",
    ].map((text) => place(text));
    for (const [index, one] of inOrder.entries()) {
      const next = inOrder[index + 1];
      if (next) expect(one.compareDocumentPosition(next)).toBe(4);
    }
  });

  test("nothing urgent and nothing new say nothing", async () => {
    draw();
    await screen.findByText("Hoy no te queda ningún recordatorio");
    expect(screen.queryByText(/^Sin hacer|sin hacer$/)).toBeNull();
    expect(screen.queryByText(/escrito/)).toBeNull();
  });

  test("several that are late are one line, which leads to them", async () => {
    const late = [reminder("A", YESTERDAY), reminder("B", YESTERDAY), reminder("C", TONIGHT)];
    const { world } = drawWith({ [REMINDERS]: () => json(late) });
    await userEvent.click(await screen.findByRole("button", { name: "2 recordatorios sin hacer" }));
    expect(world.moves).toEqual(["reminders"]);
  });

  test("what could not be read is the urgent line then, alone", async () => {
    drawWith({
      [REMINDERS]: () => json([reminder("A", YESTERDAY)]),
      [HOME]: () => json({}, 500),
    });
    await screen.findByText("El portal no responde bien ahora mismo");
    expect(screen.queryByText(/^Sin hacer/)).toBeNull();
  });

  const NEXT: [string, object[], object[] | null, string][] = [
    ["today's", [reminder("Cena", TONIGHT)], null, "Cena, hoy, a las 23:59"],
    [
      "the sooner one",
      [reminder("B", TONIGHT), reminder("A", "2026-03-10T12:05:00Z")],
      null,
      "A, hoy, a las 13:05",
    ],
    [
      "tomorrow's, once it is known",
      [reminder("Cena", TONIGHT, true)],
      [reminder("Cena", TOMORROW)],
      "Cena, mañana, a las 0:00",
    ],
    [
      "a later day's",
      [],
      [reminder("Médico", NEXT_WEEK)],
      "Médico, el martes, 17 de marzo, a las 11:00",
    ],
  ];
  test.each(NEXT)("the next reminder is %s, by its name", async (_what, list, later, line) => {
    const answers = { [REMINDERS]: () => json(list), [UPCOMING]: () => json(later ?? []) };
    renderScreen(
      <>
        <UserMenu />
        {later && <Overlaid />}
      </>,
      { session: carmen, homeCards, answers: { ...nothing, ...answers } },
    );
    await screen.findByText(
      (_text, element) =>
        element?.textContent === `Próximo recordatorio: ${line}` && element.tagName === "P",
    );
  });

  test("a later one of the list is not called the next before the other days are known", async () => {
    drawWith({ [REMINDERS]: () => json([reminder("Médico", NEXT_WEEK)]) });
    await screen.findByText("Hoy no te queda ningún recordatorio");
  });
});

/** Reads the later occurrences, as the overlay does beside every screen. */
function Overlaid() {
  useReminderList("u1", "upcoming");
  return null;
}

describe("while it is open", () => {
  const MESSAGE = { createdAt: "2026-03-10T11:00:00Z", seen: false, from: { name: "Elena Ruiz" } };
  let inbox: (typeof MESSAGE)[];
  let background: (string | null)[];

  /** Draws the home and returns how often each call was made since it stood. */
  async function open() {
    vi.useFakeTimers({ now: new Date("2026-03-10T12:00:00Z") });
    inbox = [];
    background = [];
    const { world } = drawWith({
      [MESSAGES]: (request) => {
        background.push(request.headers.get("Acompana-Background"));
        return json(inbox);
      },
    });
    await pass(0);
    const before = world.calls.length;
    return () => world.calls.slice(before);
  }
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  test("a new message and its red badge come within five seconds, by that list alone", async () => {
    const since = await open();
    inbox = [MESSAGE];
    await pass(5_000);
    expect(within(card("Mensajes de Apoyo")).getByText("1 mensaje nuevo")).toBeTruthy();
    expect(within(card("Mensajes de Apoyo")).getByText("Por leer")).toBeTruthy();
    await pass(25_000);
    expect(since()).toEqual(Array(6).fill(MESSAGES));
    expect(background).toEqual([null, ...Array(6).fill("1")]);
  });

  test("a word of the town hall comes within ten minutes, in the background", async () => {
    vi.useFakeTimers({ now: new Date("2026-03-10T12:00:00Z") });
    const announced: (typeof nothingNew.announcements)[number][] = [];
    const asked: (string | null)[] = [];
    drawWith({
      [HOME]: (request) => {
        asked.push(request.headers.get("Acompana-Background"));
        return json({ ...nothingNew, announcements: announced });
      },
    });
    await pass(0);
    expect(screen.queryByRole("button", { name: /^Aviso nuevo del ayuntamiento/ })).toBeNull();
    announced.push({ id: "n1", text: "Médico", from: "2026-03-10", version: 1, isSeen: false });
    await pass(600_000);
    vi.useRealTimers();
    expect(
      await screen.findByRole("button", { name: /^Aviso nuevo del ayuntamiento/ }),
    ).toBeTruthy();
    expect(asked).toEqual([null, "1"]);
  });

  test("what changes the messages in this window is heard at once", async () => {
    const since = await open();
    inbox = [MESSAGE];
    dispatchEvent(new Event("supportMessagesUpdated"));
    await pass(0);
    expect(within(card("Mensajes de Apoyo")).getByText("Por leer")).toBeTruthy();
    expect(since()).toEqual([MESSAGES]);
  });
});

test("a call that is never answered holds up no other card", async () => {
  drawWith({ [HOME]: () => new Promise<Response>(() => {}) });
  expect(await within(card("Mensajes de Apoyo")).findByText("No hay mensajes")).toBeTruthy();
  expect(await within(card("Recordatorios")).findByText(/^No hay/)).toBeTruthy();
  expect(within(card("Mi Actividad")).getByText("Cargando...")).toBeTruthy();
});

test.each([
  ["Recordatorios", "reminders"],
  ["Juegos", "games-menu"],
  ["Mis Recuerdos", "gallery"],
  ["Asistente Virtual", "chat"],
  ["Mi Actividad", "metrics"],
  ["Mensajes de Apoyo", "support-messages"],
  ["Avisos", "reminders"],
  ["Ajustes", "settings"],
  ["Cerrar sesión", "leave"],
])("'%s' leads to %s", async (title, to) => {
  const { world } = draw();
  await screen.findByText("Jugaste nunca");
  await userEvent.click(card(title));
  expect(world.moves).toEqual([to]);
});
