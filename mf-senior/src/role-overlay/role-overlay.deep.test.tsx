import { setClockOffset } from "@acompana/kit/clock";
import { json, offline, pass } from "@acompana/kit/testing";
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { carmen } from "../testing/fixtures.ts";
import {
  ACTIVITY,
  browser,
  card,
  DONE,
  draw,
  fiveMinutesBefore,
  LIST,
  MINUTE,
  pill,
  press,
  reportError,
  testMoved,
  untilItRings,
} from "../testing/ringing.tsx";
import { HOUR } from "../testing/role-overlay.tsx";

fiveMinutesBefore();

test("when another tab has done it, the card goes by itself", async () => {
  let isCompleted = false;
  await draw({ [LIST]: () => json([{ ...pill, isCompleted }]) });
  await untilItRings();
  expect(card()).toBeTruthy();
  isCompleted = true;
  await pass(30_000);
  expect(card()).toBeNull();
});

testMoved([
  ["before it rings", 2],
  ["after 'En 10 minutos'", 7],
]);

test("what rings ends the praise of the one before, which can be taken back all the same", async () => {
  const walk = { ...pill, id: "walk", title: "Pasear", dateTime: "2026-03-10T08:00:02Z" };
  const { world } = await draw({
    [LIST]: () => json([walk, pill]),
    [DONE]: () => json({ ...pill, isCompleted: true }),
  });
  await untilItRings();
  fireEvent.touchEnd(document.body);
  await press("Hecho");
  expect(screen.getByText("Muy bien, María del Carmen")).toBeTruthy();
  await pass(1_000);
  expect(screen.getByRole("dialog", { name: "Pasear" })).toBeTruthy();
  await pass(1_000);
  expect(world.said).toEqual([`toast: Hecho – ${pill.title}`]);
  await press("En 10 minutos");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.queryByText("Muy bien, María del Carmen")).toBeNull();
});

test.each([
  ["is refused", () => json({ error: "No." }, 500), 1],
  ["finds no network", offline, 0],
] as const)("a minute that %s disturbs nobody", async (_how, answer, reported) => {
  const { world } = await draw({ [ACTIVITY]: answer });
  fireEvent.pointerDown(document.body);
  await pass(0);
  expect(world.calls).toContain(ACTIVITY);
  expect(reportError).toHaveBeenCalledTimes(reported);
  expect(world.said).toEqual([]);
});

afterEach(() => setClockOffset(0));

test.each([["three years behind", -3 * 365 * 24 * HOUR]])(
  "on a device that is %s it rings by the portal's time, however late that is learnt",
  async (_off, offMs) => {
    const minutes: string[] = [];
    vi.setSystemTime(Date.now() + offMs);
    await draw({
      [ACTIVITY]: async (request) => {
        minutes.push(JSON.stringify(await request.json()));
        return new Response(null, { status: 204 });
      },
    });
    setClockOffset(-offMs);
    await pass(5 * MINUTE - 1_000);
    expect(card()).toBeNull();
    await pass(2_001);
    expect(screen.getByText("Es la hora: las 9:00").hasAttribute("data-by-ear")).toBe(true);
    expect(screen.getByText("9:00").getAttribute("data-aloud-as")).toBe("Es la hora: las 9:00");
    fireEvent.keyDown(document.body);
    await pass(0);
    expect(minutes.at(-1)).toContain("2026-03-10T08:00");
  },
);

test("'Hecho' by touch can be taken back for ten seconds, once the praise is over", async () => {
  const sent: boolean[] = [];
  const { world } = await draw({
    [DONE]: async (request) => {
      const { isCompleted } = await request.json();
      sent.push(isCompleted);
      return json({ ...pill, isCompleted });
    },
  });
  await untilItRings();
  fireEvent.touchEnd(document.body);
  await press("Hecho");
  expect(screen.getByText("Muy bien, María del Carmen")).toBeTruthy();
  expect(world.said).toEqual([]);
  await pass(2_000);
  expect(screen.queryByText("Muy bien, María del Carmen")).toBeNull();
  expect(world.said).toEqual([`toast: Hecho – ${pill.title}`]);
  expect(world.toast).toMatchObject({ lastsMs: 10_000 });
  await act(async () => world.toast?.action?.act());
  await pass(0);
  expect(sent).toEqual([true, false]);
});

test("what another tab has done already is not undone", async () => {
  let completed = true;
  await draw({
    [DONE]: async (request) => {
      completed = (await request.json()).isCompleted ?? !completed;
      return json({ ...pill, isCompleted: completed });
    },
  });
  await untilItRings();
  await press("Hecho");
  expect(completed).toBe(true);
  expect(card()).toBeNull();
});

testMoved([["while it rings", 5.5]]);

test("a finger already on its way ticks nothing", async () => {
  const { world } = await draw();
  await pass(5 * MINUTE);
  await press("Hecho");
  await press("En 10 minutos");
  expect(card()).toBeTruthy();
  expect(world.said).toEqual([]);
});

test("without a connection 'En 10 minutos' rings again after ten minutes", async () => {
  let isOnline = true;
  await draw({
    [LIST]: () => {
      if (!isOnline) throw new TypeError("Failed to fetch");
      return json([pill]);
    },
  });
  await untilItRings();
  isOnline = false;
  await press("En 10 minutos");
  await pass(9 * MINUTE);
  expect(card()).toBeNull();
  await pass(MINUTE + 30_000);
  expect(card()).toBeTruthy();
});

test.each([
  ["not hers any more", 403, "CONSENT_REQUIRED"],
  ["deleted meanwhile", 404, "NOT_FOUND"],
  ["of another day by now", 409, "OCCURRENCE_MOVED"],
])(
  "a mark %s is not praised: she is told that it was not kept, and why",
  async (_case, status, code) => {
    const { world } = await draw({ [DONE]: () => json({ error: "Ya no.", code }, status) });
    await untilItRings();
    await press("Hecho");
    expect(card()).toBeNull();
    expect(world.said).toEqual([`alert: No se pudo guardar el cambio de «${pill.title}» – Ya no.`]);
  },
);

test("it rings with the list it has when the server has gone meanwhile", async () => {
  let lists = 0;
  const { world } = await draw({
    [LIST]: () => {
      if (lists++ > 1) throw new TypeError("Failed to fetch");
      return json([pill]);
    },
  });
  await untilItRings();
  expect(card()).toBeTruthy();
  expect(world.calls.filter((call) => call === LIST).length).toBeGreaterThan(5);
});

test("one after the other, and it says how many follow", async () => {
  const walk = { ...pill, id: "walk", title: "Pasear", dateTime: "2026-03-10T08:00:30Z" };
  await draw({
    [LIST]: () => json([walk, pill]),
    [DONE]: () => json({ ...pill, isCompleted: true }),
  });
  await untilItRings();
  await pass(MINUTE);
  expect(card()?.textContent).toContain("Después hay 1 aviso más.");
  await press("Hecho");
  expect(screen.getByRole("dialog", { name: "Pasear" })).toBeTruthy();
});

test("unanswered it is spoken once a minute, five times in all", async () => {
  await draw();
  await untilItRings();
  await pass(20 * MINUTE);
  expect(browser.texts()).toEqual(Array(5).fill("Es la hora."));
  expect(card()).toBeTruthy();
});

test("with the voice turned off it rings without speaking", async () => {
  await draw({}, { session: { ...carmen, user: { ...carmen.user, voiceEnabled: false } } });
  await untilItRings();
  expect(card()).toBeTruthy();
  expect(browser.said).toEqual([]);
});

test("a minute with the person's own input is told once, and never by itself", async () => {
  const minutes: unknown[] = [];
  await draw({
    [ACTIVITY]: async (request) => {
      minutes.push([await request.json(), request.headers.get("Acompana-Background")]);
      return new Response(null, { status: 204 });
    },
  });
  await pass(3 * MINUTE);
  expect(minutes).toEqual([]);
  fireEvent.keyDown(document.body, { key: "a" });
  fireEvent.pointerDown(document.body);
  await pass(30_000);
  fireEvent.pointerDown(document.body);
  await pass(30_000);
  fireEvent.pointerDown(document.body);
  await pass(0);
  expect(minutes).toEqual([
    [{ activeMinute: "2026-03-10T07:58:00.000Z" }, null],
    [{ activeMinute: "2026-03-10T07:59:00.000Z" }, null],
  ]);
});
