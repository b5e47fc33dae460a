import { setClockOffset } from "@acompana/kit/clock";
import { json, pass } from "@acompana/kit/testing";
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
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
  testMoved,
  untilItRings,
} from "../testing/ringing.tsx";
import { HOUR } from "../testing/role-overlay.tsx";

fiveMinutesBefore();

afterEach(() => setClockOffset(0));

test("at its moment a reminder rings: card, spoken title, two answers; the polling is no use", async () => {
  const { background } = await draw();
  await pass(5 * MINUTE - 1);
  expect(card()).toBeNull();
  await pass(1_001);
  expect(card()?.textContent).toContain("Es la hora: las 9:00");
  expect(card()?.textContent).toContain("Con un vaso de agua");
  expect(card()?.querySelector("p[aria-hidden]")?.textContent).toBe("9:00");
  expect(browser.texts()).toEqual(["Es la hora."]);
  await act(async () => browser.end());
  await pass(0);
  expect(browser.texts()).toEqual(["Es la hora.", "Tomar la pastilla de la tensión."]);
  expect(background.length).toBeGreaterThan(5);
  expect(new Set(background)).toEqual(new Set(["1"]));
});

test.each([
  ["after the screens were there rings, however late this part came", -1, true],
  ["before they were there does not", 1, false],
])("what came due %s", async (_case, placedAfterMs, rings) => {
  const placedAt = Date.parse(pill.dateTime) + placedAfterMs;
  vi.setSystemTime(Date.parse(pill.dateTime) + MINUTE);
  await draw({}, { placedAt });
  await pass(1_000);
  expect(card() !== null).toBe(rings);
});

test.each([
  ["26 hours behind", -26 * HOUR],
  ["90 minutes ahead", 1.5 * HOUR],
])(
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
    expect(card()?.textContent).toContain("Es la hora: las 9:00");
    fireEvent.keyDown(document.body);
    await pass(0);
    expect(minutes.at(-1)).toContain("2026-03-10T08:00");
  },
);

test("sign and word of 'Hecho' stand side by side: no room is kept between them", async () => {
  await draw();
  await untilItRings();
  const done = screen.getByRole("button", { name: "Hecho" });
  expect(done.querySelector("[data-other]")).toBeNull();
});

test("'Hecho' names the occurrence, marks it as done and is told", async () => {
  const sent: unknown[] = [];
  const { world } = await draw({
    [DONE]: async (request) => {
      sent.push(await request.json());
      return json({ ...pill, isCompleted: true });
    },
  });
  await untilItRings();
  await press("Hecho");
  const completedAt = "2026-03-10T08:00:01.000Z";
  expect(sent).toEqual([{ occurrence: pill.dateTime, isCompleted: true, completedAt }]);
  expect(card()).toBeNull();
  expect(screen.getByText("Muy bien, María del Carmen").parentElement?.textContent).toContain(
    pill.title,
  );
  expect(world.said).toEqual([]);
  await pass(2_000);
  expect(screen.queryByText("Muy bien, María del Carmen")).toBeNull();
  await pass(30 * MINUTE);
  expect(card()).toBeNull();
});

test("'En 10 minutos' rings again after ten minutes", async () => {
  const { world } = await draw();
  await untilItRings();
  await press("En 10 minutos");
  expect(card()).toBeNull();
  expect(world.said).toEqual([`toast: Te aviso otra vez en 10 minutos – ${pill.title}`]);
  for (let half = 0; half < 20; half++) {
    expect(card()).toBeNull();
    await pass(30_000);
  }
  await pass(1_000);
  expect(card()).toBeTruthy();
});

testMoved([["while it rings", 5.5]]);

test("without a connection 'Hecho' counts, with the moment of the press, and goes later", async () => {
  let isOnline = false;
  const moments: string[] = [];
  const { world } = await draw({
    [DONE]: async (request) => {
      if (!isOnline) throw new TypeError("Failed to fetch");
      moments.push((await request.json()).completedAt);
      return json({ ...pill, isCompleted: true });
    },
  });
  await untilItRings();
  await press("Hecho");
  expect(card()).toBeNull();
  expect(world.said).toEqual([`toast: Hecho · se enviará – ${pill.title}`]);
  // The list still says that it is to be done, and nobody is nagged.
  await pass(30 * MINUTE);
  expect(card()).toBeNull();
  isOnline = true;
  await pass(30_000);
  expect(moments).toEqual(["2026-03-10T08:00:01.000Z"]);
});

test.each([["of a wrong form", 400, "BAD_REQUEST"]])(
  "a mark %s is not praised: she is told that it was not kept, and why",
  async (_case, status, code) => {
    const { world } = await draw({ [DONE]: () => json({ error: "Ya no.", code }, status) });
    await untilItRings();
    await press("Hecho");
    expect(card()).toBeNull();
    expect(world.said).toEqual([`alert: No se pudo guardar el cambio de «${pill.title}» – Ya no.`]);
  },
);

test("what came due before the portal was opened does not ring", async () => {
  await draw({ [LIST]: () => json([{ ...pill, dateTime: "2026-03-10T07:54:00Z" }]) });
  await pass(30 * MINUTE);
  expect(card()).toBeNull();
});
