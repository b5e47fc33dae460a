import type { LiveCardProps } from "@acompana/kit/area";
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

describe("a card of another area", () => {
  const icon = { name: "radio", nodes: [] };
  const radio = { title: "Radio", icon, screen: "radio", order: 25, line: "Las voces del pueblo" };
  const drawRadio = (more: object, shell: object = {}) =>
    renderScreen(<UserMenu />, {
      ...{ session: carmen, answers: nothing, ...shell },
      homeCards: [{ ...radio, ...more } as (typeof homeCards)[number]],
    });
  const LiveCard = ({ screen: where, children }: LiveCardProps) => (
    <>
      {children}, en {where}
    </>
  );

  test.each([
    ["its own line", {}, {}, "Las voces del pueblo"],
    ["a fact that the home knows", { news: "lastGame" }, {}, "Jugaste nunca"],
    ["its own line for a fact that the home does not know", { news: "mood" }, {}, radio.line],
    ["what its area draws", { isLive: true }, { LiveCard }, `${radio.line}, en radio`],
    ["its own line under a shell of an earlier release", { isLive: true }, {}, radio.line],
  ])("shows %s", async (_what, more, shell, line) => {
    drawRadio(more, shell);
    await vi.waitFor(() => expect(card("Radio").textContent).toBe(`Radio${line}`));
  });
});

test("a card of an earlier release of this area, which asked by another name, is told too", async () => {
  const earlier = homeCards.map((one) =>
    one.screen === "gallery" ? { ...one, news: "keptFiles" } : one,
  );
  renderScreen(<UserMenu />, {
    ...{ session: carmen, homeCards: earlier },
    answers: { ...nothing, [HOME]: () => json({ ...nothingNew, keptFiles: 3 }) },
  });
  await vi.waitFor(() => expect(card("Mis Recuerdos").textContent).toContain("3"));
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
  const open = { dateTime: "2026-03-10T21:00:00Z", isCompleted: false };
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
    expect(
      await screen.findByRole("button", { name: "Avisos 1 recordatorio pendiente hoy" }),
    ).toBeTruthy();
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
  const NONE = "No hay recordatorios pendientes";
  const late = reminder("A", YESTERDAY);
  const paused = { ...reminder("A", TONIGHT), isPaused: true };
  const lists: [string, object[], string, string][] = [
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
  test.each(lists)("with %s say what each number counts", async (_what, list, line, bell) => {
    drawWith({ [REMINDERS]: () => json(list) });
    await within(card("Recordatorios")).findByText(line);
    const name = bell === "Avisos" ? bell : `Avisos ${bell}`;
    expect(screen.getByRole("button", { name })).toBeTruthy();
  });
});

describe("the slots", () => {
  const UPCOMING = "GET /api/users/u1/reminders/upcoming";
  const place = (text: string | RegExp) => screen.getByText(text, { ignore: "strong" });

  test("stand in their order: the hour, what waits, the cards and who has written", async () => {
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
      place("Martes, 10 de marzo"),
      place("13:00"),
      place("Te espera: Pastilla"),
      place("Hoy no te queda ningún recordatorio"),
      place("Juegos"),
      within(card("Mensajes de Apoyo")).getByText("Te han escrito Elena y Luis"),
      within(card("Mensajes de Apoyo")).getByText("3 mensajes nuevos"),
      place("Ajustes"),
    ];
    for (const [index, one] of inOrder.entries()) {
      const next = inOrder[index + 1];
      if (next) expect(one.compareDocumentPosition(next)).toBe(4);
    }
  });

  test("nothing urgent and nothing new say nothing", async () => {
    draw();
    await screen.findByText("Hoy no te queda ningún recordatorio");
    expect(screen.queryByText(/^Te espera/)).toBeNull();
    expect(screen.queryByText(/escrito/)).toBeNull();
  });

  test("several that are late are told together, the oldest by its name", async () => {
    const late = [reminder("A", YESTERDAY), reminder("B", YESTERDAY), reminder("C", TONIGHT)];
    const { world } = drawWith({ [REMINDERS]: () => json(late) });
    const all = await screen.findByRole("button", { name: "Te esperan 2: A" });
    await userEvent.click(all);
    expect(world.moves).toEqual(["reminders"]);
  });

  test("what could not be read is the urgent line then, alone", async () => {
    drawWith({
      [REMINDERS]: () => json([reminder("A", YESTERDAY)]),
      [HOME]: () => json({}, 500),
    });
    await screen.findByText("El portal no responde bien ahora mismo");
    expect(screen.queryByText(/^Te espera/)).toBeNull();
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

describe("'Hecho' on the home", () => {
  const DONE = "PATCH /api/users/u1/reminders/A/complete";
  const mark = (name = "Hecho: A") => screen.findByRole("button", { name });
  /** The server's list, with the marks that it was sent. */
  function server(...list: ReturnType<typeof reminder>[]) {
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

  test.each([
    ["what waits longest", [reminder("A", YESTERDAY), reminder("B", TONIGHT)], YESTERDAY],
    ["the next one of today", [reminder("A", TONIGHT), reminder("B", NEXT_WEEK)], TONIGHT],
  ])("marks %s in one press, and stays to be taken back", async (_what, list, dateTime) => {
    const { sent, answers } = server(...list);
    drawWith(answers);
    await userEvent.click(await mark());
    await screen.findByText("Marcado como hecho: A");
    expect(screen.getByText("¡Muy bien!", { exact: false }).textContent).toBe("¡Muy bien! A");
    expect((await mark()).getAttribute("aria-pressed")).toBe("true");
    expect(await within(card("Recordatorios")).findByText(/^1 pendiente/)).toBeTruthy();
    // A press so soon after may be the second half of a double one, and does not count.
    while (sent.length < 2) await userEvent.click(await mark());
    expect(sent).toEqual([
      [dateTime, true],
      [dateTime, false],
    ]);
    expect(await within(card("Recordatorios")).findByText(/^2 pendientes/)).toBeTruthy();
  });

  test.each([
    ["another day's", [reminder("A", TOMORROW)]],
    ["one that is done", [reminder("A", TONIGHT, true)]],
    ["one that falls into a pause", [{ ...reminder("A", TONIGHT), isPaused: true }]],
  ])("is not offered for %s", async (_what, list) => {
    drawWith({ [REMINDERS]: () => json(list) });
    await screen.findByText("Hoy no te queda ningún recordatorio");
    expect(screen.queryByRole("button", { name: /^Hecho/ })).toBeNull();
  });

  test("without a line it counts, and says that it will be sent", async () => {
    const { answers } = server(reminder("A", YESTERDAY));
    drawWith({ ...answers, [DONE]: () => Promise.reject(new TypeError("Failed to fetch")) });
    await userEvent.click(await mark());
    expect(await mark("Hecho · se enviará: A")).toBeTruthy();
    expect(await within(card("Recordatorios")).findByText(/^No hay/)).toBeTruthy();
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
      // Else its list is read and drawn a hundred times meanwhile.
      [MESSAGES]: () => new Promise<Response>(() => {}),
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
])("'%s' leads to %s", async (title, to) => {
  const { world } = draw();
  await screen.findByText("Jugaste nunca");
  await userEvent.click(card(title));
  expect(world.moves).toEqual([to]);
});

describe("'Cerrar sesión'", () => {
  const leaving = async (setup: Partial<Parameters<typeof renderScreen>[1]>) => {
    const { world } = renderScreen(<UserMenu />, {
      session: carmen,
      homeCards,
      answers: nothing,
      ...setup,
    });
    await screen.findByText("Jugaste nunca");
    await userEvent.click(card("Cerrar sesión"));
    return world;
  };
  const withPin = { ...carmen, user: { ...carmen.user, hasPin: true } };

  test.each([
    ["who has a PIN", withPin, "Para volver a entrar te hará falta tu PIN."],
    [
      "who has none",
      { ...carmen, user: { ...carmen.user, hasPin: false } },
      "Para volver a entrar, busca tu nombre en la lista de personas.",
    ],
  ])("asks once on a shared device, %s", async (_who, session, message) => {
    const world = await leaving({ session });
    expect(world.asked).toMatchObject([{ title: "¿Quieres salir?", message }]);
    expect(world.moves).toEqual(["leave"]);
  });

  test("a no changes nothing", async () => {
    const world = await leaving({ confirms: false });
    expect(world.moves).toEqual([]);
  });

  test("on a device of one's own nothing is asked: it opens at one's own button", async () => {
    const world = await leaving({ session: { ...withPin, isOnOwnDevice: true } });
    expect(world.asked).toEqual([]);
    expect(world.moves).toEqual(["leave"]);
  });
});
