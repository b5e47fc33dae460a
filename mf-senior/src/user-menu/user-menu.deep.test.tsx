import type { LiveCardProps } from "@acompana/kit/area";
import { json, renderScreen } from "@acompana/kit/testing";
import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { carmen, nothingNew } from "../testing/fixtures.ts";
import {
  answers,
  atOneOClock,
  card,
  draw,
  drawWaiting,
  drawWith,
  HOME,
  homeCards,
  MESSAGES,
  mark,
  NEXT,
  NEXT_WEEK,
  nothing,
  Overlaid,
  REMINDERS,
  reminder,
  server,
  TOMORROW,
  TONIGHT,
  testBells,
  UPCOMING,
  YESTERDAY,
} from "../testing/home.tsx";
import { MINUTE } from "../testing/user-menu.tsx";
import { UserMenu } from "./user-menu.tsx";

atOneOClock();

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

describe("with a mark that waits on this device", () => {
  test("while the list is not there, the home's number is one lower", async () => {
    drawWaiting(answers[HOME], () => new Promise<Response>(() => {}));
    expect(await within(card("Recordatorios")).findByText("2 pendientes")).toBeTruthy();
  });

  test("while the home's answer is not there, the list that the bell reads is counted", async () => {
    drawWaiting(() => new Promise<Response>(() => {}));
    expect(await within(card("Recordatorios")).findByText("1 pendiente")).toBeTruthy();
  });
});

describe("the slots", () => {
  test("several that are late are told together, the oldest by its name", async () => {
    const late = [reminder("A", YESTERDAY), reminder("B", YESTERDAY), reminder("C", TONIGHT)];
    const { world } = drawWith({ [REMINDERS]: () => json(late) });
    const all = await screen.findByRole("button", { name: "Te esperan 2: A" });
    await userEvent.click(all);
    expect(world.moves).toEqual(["reminders"]);
  });

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
  test.each([
    ["another day's", [reminder("A", TOMORROW)]],
    ["one that is done", [reminder("A", TONIGHT, true)]],
    ["one that falls into a pause", [{ ...reminder("A", TONIGHT), isPaused: true }]],
  ])("is not offered for %s", async (_what, list) => {
    drawWith({ [REMINDERS]: () => json(list) });
    await screen.findByText("Hoy no te queda ningún recordatorio");
    expect(screen.queryByRole("button", { name: /^Hecho/ })).toBeNull();
  });
});

describe("the bell and the card of the reminders", () => {
  testBells();
});

test("after a game of today the card says 'Jugaste hoy'", async () => {
  draw({ lastGameAt: "2026-03-10T11:59:00Z" });
  expect(await screen.findByText("Jugaste hoy")).toBeTruthy();
});

test("greets by the first name, with the focus on the greeting", async () => {
  draw();
  const heading = screen.getByRole("heading", { level: 1, name: "¡Hola, María del Carmen!" });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText("¿Qué te gustaría hacer hoy?")).toBeTruthy();
  await screen.findByText("Jugaste nunca");
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

describe("the slots", () => {
  test("what could not be read is the urgent line then, alone", async () => {
    drawWith({
      [REMINDERS]: () => json([reminder("A", YESTERDAY)]),
      [HOME]: () => json({}, 500),
    });
    await screen.findByText("El portal no responde bien ahora mismo");
    expect(screen.queryByText(/^Te espera/)).toBeNull();
  });
});

describe("'Hecho' on the home", () => {
  test("by touch offers to take it back for ten seconds; by mouse it does not", async () => {
    const { sent, answers } = server(reminder("A", YESTERDAY));
    const { world } = drawWith(answers);
    const pressed = await mark();
    fireEvent.touchEnd(pressed);
    fireEvent.click(pressed);
    await vi.waitFor(() => expect(world.toast?.action?.label).toBe("Deshacer"));
    expect(world.toast?.lastsMs).toBe(10_000);
    await act(async () => world.toast?.action?.act());
    await vi.waitFor(() => expect(pressed.getAttribute("aria-pressed")).toBe("false"));
    expect(sent).toEqual([
      [YESTERDAY, true],
      [YESTERDAY, false],
    ]);

    world.toast = null;
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + MINUTE);
    await userEvent.click(pressed);
    await vi.waitFor(() => expect(sent).toHaveLength(3));
    expect(world.toast).toBeNull();
  });
});

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

test("each card and button leads to its screen", async () => {
  const { world } = draw();
  await screen.findByText("Jugaste nunca");
  const ways = [
    ["Recordatorios", "reminders"],
    ["Juegos", "games-menu"],
    ["Mis Recuerdos", "gallery"],
    ["Asistente Virtual", "chat"],
    ["Mi Actividad", "metrics"],
    ["Mensajes de Apoyo", "support-messages"],
    ["Avisos", "reminders"],
    ["Ajustes", "settings"],
  ] as const;
  for (const [title] of ways) await userEvent.click(card(title));
  expect(world.moves).toEqual(ways.map(([, to]) => to));
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
