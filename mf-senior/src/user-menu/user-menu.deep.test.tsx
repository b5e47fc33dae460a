import { json, renderScreen } from "@acompana/kit/testing";
import { screen, within } from "@testing-library/react";
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
  NEXT,
  NEXT_WEEK,
  nothing,
  Overlaid,
  REMINDERS,
  reminder,
  TOMORROW,
  TONIGHT,
  testBells,
  UPCOMING,
  YESTERDAY,
} from "../testing/home.tsx";
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
