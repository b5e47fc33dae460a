import { json, renderScreen } from "@acompana/kit/testing";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { carmen, nothingNew } from "../testing/fixtures.ts";
import {
  atOneOClock,
  card,
  DONE,
  draw,
  drawWaiting,
  drawWith,
  HOME,
  homeCards,
  MESSAGES,
  mark,
  NEXT_WEEK,
  nothing,
  Overlaid,
  place,
  REMINDERS,
  reminder,
  server,
  TOMORROW,
  TONIGHT,
  UPCOMING,
  YESTERDAY,
} from "../testing/home.tsx";
import { MINUTE } from "../testing/user-menu.tsx";
import { UserMenu } from "./user-menu.tsx";

atOneOClock();

test("each card tells what the server knows", async () => {
  const open = { title: "Cena", dateTime: "2026-03-10T21:00:00Z", isCompleted: false };
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

describe("the slots", () => {
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

  test("beside what waits, what else comes today is told", async () => {
    drawWith({
      [REMINDERS]: () => json([reminder("Pastilla", YESTERDAY), reminder("Cena", TONIGHT)]),
    });
    await screen.findByText("Te espera: Pastilla");
    const next = screen.getByText(/^Después/);
    expect(next.textContent).toBe("Después, a las 23:59: Cena");
  });

  test("beside what waits, neither another day nor an empty rest of the day is told", async () => {
    const waiting = [reminder("Pastilla", YESTERDAY), reminder("Médico", NEXT_WEEK)];
    let isRead = false;
    const later = () => {
      isRead = true;
      return json([reminder("Pastilla", TOMORROW)]);
    };
    renderScreen(
      <>
        <UserMenu />
        <Overlaid />
      </>,
      {
        ...{ session: carmen, homeCards },
        answers: { ...nothing, [REMINDERS]: () => json(waiting), [UPCOMING]: later },
      },
    );
    await screen.findByText("Te espera: Pastilla");
    await vi.waitFor(() => expect(isRead).toBe(true));
    await act(async () => {});
    expect(screen.queryByText(/Después|Próximo recordatorio|no te queda/)).toBeNull();
  });

  test("a reminder that the portal calls late is told once, though its hour is to come here", async () => {
    const soon = "2026-03-10T12:20:00Z";
    drawWith({
      [REMINDERS]: () =>
        json([{ ...reminder("Pastilla", soon), isOverdue: true }, reminder("Cena", TONIGHT)]),
    });
    await screen.findByText("Te espera: Pastilla");
    expect(screen.getByText(/^Después/).textContent).toBe("Después, a las 23:59: Cena");
    expect(await mark("Hecho: Pastilla")).toBeTruthy();
  });

  test.each([
    ["waits", { isOverdue: true }, "Te espera: Medianoche"],
    ["is done", { isCompleted: true }, "Hoy no te queda ningún recordatorio"],
  ])(
    "what %s by the list of today is not told anew by an older one of what comes",
    async (_what, state, words) => {
      const midnight = reminder("Medianoche", "2026-03-10T22:30:00Z");
      let isRead = false;
      const later = () => {
        isRead = true;
        return json([midnight]);
      };
      renderScreen(
        <>
          <UserMenu />
          <Overlaid />
        </>,
        {
          ...{ session: carmen, homeCards },
          answers: {
            ...nothing,
            [REMINDERS]: () => json([{ ...midnight, ...state }]),
            [UPCOMING]: later,
          },
        },
      );
      await screen.findByText(words);
      await vi.waitFor(() => expect(isRead).toBe(true));
      await act(async () => {});
      expect(screen.queryByText(/Después|Próximo recordatorio/)).toBeNull();
    },
  );

  test("nothing urgent and nothing new say nothing", async () => {
    draw();
    await screen.findByText("Hoy no te queda ningún recordatorio");
    expect(screen.queryByText(/^Te espera/)).toBeNull();
    expect(screen.queryByText(/escrito/)).toBeNull();
  });
});

describe("'Hecho' on the home", () => {
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
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + MINUTE);
    await userEvent.click(await mark());
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toEqual([
      [dateTime, true],
      [dateTime, false],
    ]);
    expect(await within(card("Recordatorios")).findByText(/^2 pendientes/)).toBeTruthy();
  });

  test("without a line it counts, and says that it will be sent", async () => {
    const { answers } = server(reminder("A", YESTERDAY));
    drawWith({ ...answers, [DONE]: () => Promise.reject(new TypeError("Failed to fetch")) });
    await userEvent.click(await mark());
    expect(await mark("Hecho · se enviará: A")).toBeTruthy();
    expect(await within(card("Recordatorios")).findByText(/^No hay/)).toBeTruthy();
  });
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

  test.each([["who has a PIN", withPin, "Para volver a entrar te hará falta tu PIN."]])(
    "asks once on a shared device, %s",
    async (_who, session, message) => {
      const world = await leaving({ session });
      expect(world.asked).toMatchObject([{ title: "¿Quieres salir?", message }]);
      expect(world.moves).toEqual(["leave"]);
    },
  );
});

test("the games' card says when the newest game was", async () => {
  draw({ lastGameAt: "2026-03-09T18:00:00Z" });
  expect(within(card("Juegos")).getByText("Cargando...")).toBeTruthy();
  expect(await within(card("Juegos")).findByText("Jugaste ayer")).toBeTruthy();
});

describe("with a mark that waits on this device", () => {
  test("card and bell count it as done, both in the list", async () => {
    drawWaiting();
    expect(await within(card("Recordatorios")).findByText("1 pendiente")).toBeTruthy();
    expect(
      await screen.findByRole("button", { name: "Avisos 1 recordatorio pendiente hoy" }),
    ).toBeTruthy();
  });
});
