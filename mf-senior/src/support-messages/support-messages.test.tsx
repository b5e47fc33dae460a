import { json, offline, pass, renderScreen } from "@acompana/kit/testing";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { carmen } from "../testing/fixtures.ts";
import {
  cards,
  DELETE,
  draw,
  LIST,
  MARK,
  none,
  photo,
  prepareSupportMessages,
  server,
  VIDEO,
  video,
  words,
} from "../testing/support-messages.tsx";
import { messageMoment } from "./message-moment.ts";
import { messageView } from "./message-view.ts";
import { SupportMessages } from "./support-messages.tsx";

prepareSupportMessages();

test("shows words, photo and video, the newest marked 'Nuevo', with day and time", async () => {
  server.inbox = [photo, words, video];
  await draw();
  expect(cards().map((card) => within(card).queryByText("Nuevo") !== null)).toEqual([
    true,
    false,
    false,
  ]);
  expect(cards().map((card) => within(card).getByRole("time").textContent)).toEqual([
    "Hoy, 9:00",
    "Ayer, 17:05",
    "1 de marzo de 2026, 9:00",
  ]);
  expect(screen.getByText("Mañana vamos a verte")).toBeTruthy();
  expect(screen.queryByText("Archivo adjunto")).toBeNull();
  const picture = screen.getByRole("img", { name: "Foto de Elena Ruiz, Hoy, 9:00" });
  expect(picture.getAttribute("src")).toBe("/api/users/u1/objects/abc?as=person");
  expect(screen.getByLabelText(VIDEO).tagName).toBe("VIDEO");
});

test("photos of one minute are heard by their places, of which the viewer's title says none", async () => {
  server.inbox = [photo, { ...photo, id: "other" }];
  await draw();
  const name = "Foto de Elena Ruiz, Hoy, 9:00";
  for (const place of ["1 de 2", "2 de 2"]) {
    expect(screen.getByRole("img", { name: `${name}, ${place}` })).toBeTruthy();
    await act(async () =>
      fireEvent.click(screen.getByRole("button", { name: `Ver en grande: ${name}, ${place}` })),
    );
    await pass(0);
    const viewer = screen.getByRole("dialog", { name });
    expect(within(viewer).getByText(place)).toBeTruthy();
    await act(async () => fireEvent.click(within(viewer).getByRole("button", { name: "Cerrar" })));
  }
});

test.each([
  ["is scrolled into view", "words", ["Mañana vamos a verte"]],
  ["stays at the top, below the way back, where it is the newest", "photo", []],
])("one with which it is opened %s", async (_what, id, wanted) => {
  const scrolled: (string | undefined)[] = [];
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
    scrolled.push(this.querySelector("article header + p")?.textContent ?? "");
  });
  await draw({}, messageView(id));
  await pass(50);
  expect([...new Set(scrolled)]).toEqual(wanted);
  const [first, second] = screen.getAllByRole("listitem");
  expect(document.activeElement).toBe(id === "photo" ? first : second);
  // What is read again moves nothing.
  (document.activeElement as HTMLElement).blur();
  await pass(20_000);
  expect([...new Set(scrolled)]).toEqual(wanted);
  expect(document.activeElement).toBe(document.body);
});

test("opening marks all as seen and reads again; with nothing new it does not", async () => {
  const { world, count } = await draw();
  expect(world.calls.filter((call) => call !== LIST)).toContain(MARK);
  expect(world.calls.indexOf(MARK)).toBeLessThan(world.calls.lastIndexOf(LIST));
  const marked = count(MARK);
  await pass(5_000);
  expect(count(MARK)).toBe(marked);
});

test("it reads again every five seconds and when the page says so, as background", async () => {
  const { background, count } = await draw();
  const before = count(LIST);
  expect(background.every((header) => header === null)).toBe(true);
  await pass(5_000);
  expect(count(LIST)).toBe(before + 1);
  await pass(25_000);
  expect(count(LIST)).toBe(before + 6);
  await act(async () => void dispatchEvent(new Event("supportMessagesUpdated")));
  await pass(0);
  expect(count(LIST)).toBe(before + 7);
  expect(background.slice(before).every((header) => header === "1")).toBe(true);
});

test("leaving deletes what was seen, once", async () => {
  const { world, count } = await draw();
  await world.runGuards();
  await world.runGuards();
  expect(count(DELETE)).toBe(1);
});

test("what may have been marked as seen but never shown is not deleted", async () => {
  let lists = 0;
  const failing = renderScreen(<SupportMessages />, {
    session: carmen,
    answers: {
      [LIST]: () => (lists++ === 0 ? json(server.inbox) : offline()),
      [MARK]: none,
      [DELETE]: none,
    },
  });
  await pass(0);
  await failing.world.runGuards();
  expect(failing.world.calls).not.toContain(DELETE);
});

test.each([
  ["2026-03-10T00:10:00+01:00", "Hoy, 0:10"],
  ["2026-03-09T23:50:00+01:00", "Ayer, 23:50"],
  ["2026-03-07T09:00:00+01:00", "Hace 3 días, 9:00"],
  ["2026-03-01T09:00:00+01:00", "1 de marzo de 2026, 9:00"],
])("%s is %s", (createdAt, text) => {
  expect(messageMoment(createdAt, new Date("2026-03-10T12:00:00Z"), "Europe/Madrid")).toBe(text);
});
