import {
  type PersonSession,
  type ReminderAlert,
  ScreenProvider,
  useScreen,
} from "@acompana/kit/area";
import { type Answers, fakeSpeech, json, offline, pass, renderScreen } from "@acompana/kit/testing";
import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { carmen } from "../testing/fixtures.ts";
import { SeniorOverlay } from "./role-overlay.tsx";

const LIST = "GET /api/users/u1/reminders";
const UPCOMING = "GET /api/users/u1/reminders/upcoming";
const PEOPLE = "GET /api/users";
const VERIFY = "POST /api/users/u1/verify-pin";
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const at = (moment: string) => Date.parse(moment);
const pill = {
  id: "pill",
  title: "Tomar la pastilla de la tensión",
  description: "Con un vaso de agua",
  dateTime: "2026-03-10T08:00:00.000Z",
  category: "Medicación",
  recurrency: "daily",
  isCompleted: false,
  isOverdue: false,
};
const person = { id: "u1", name: "María del Carmen Ruiz", photo: null, hasPin: true };

const kept: ReminderAlert = {
  person: { id: "u1", name: "María del Carmen Ruiz", voiceEnabled: true },
  occurrences: [{ id: "pill", dateTime: pill.dateTime }],
  since: at("2026-03-10T07:00:00Z"),
  until: at("2026-03-10T19:30:00Z"),
};

let browser: ReturnType<typeof fakeSpeech>;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-03-10T07:55:00Z") });
  browser = fakeSpeech({ voices: [{ name: "Elvira", lang: "es-ES", localService: true }] });
});

/** The overlay as the shell draws it beside 'Seleccionar Usuario', with what it keeps. */
async function watch(signedOutAlert: ReminderAlert | null = kept, answers: Answers = {}) {
  const keep = vi.fn();
  const view = renderScreen(<SeniorOverlay />, {
    screen: "user-select",
    signedOutAlert: { kept: signedOutAlert, keep },
    answers: { [PEOPLE]: () => json([person]), ...answers },
  });
  await pass(0);
  return { ...view, keep };
}

/** She is in the list when she is called, and afterwards this is answered. */
function once(answer: () => Response): () => Response {
  let asked = 0;
  return () => (asked++ === 0 ? json([person]) : answer());
}

/** As in the shell, what is left is drawn with at once. */
function Shell({ onLeft }: { onLeft: (signedOutAlert: ReminderAlert | null) => void }) {
  const given = useScreen();
  const [kept, setKept] = useState<ReminderAlert | null>(null);
  const [keep] = useState(() => (signedOutAlert: ReminderAlert | null) => {
    onLeft(signedOutAlert);
    setKept(signedOutAlert);
  });
  return (
    <ScreenProvider value={{ ...given, signedOutAlert: { kept, keep } }}>
      <SeniorOverlay />
    </ScreenProvider>
  );
}

/** The overlay of a person who is signed in; returns the alert that it gave to the shell last. */
async function live(answers: Answers, session: PersonSession = carmen) {
  const left: (ReminderAlert | null)[] = [];
  renderScreen(<Shell onLeft={(signedOutAlert) => left.push(signedOutAlert)} />, {
    session,
    answers,
  });
  await pass(0);
  expect(left.length).toBeLessThan(5);
  return () => left.at(-1) ?? null;
}

const called = "María del Carmen, es la hora de un recordatorio.";
const card = (name = called) => screen.queryByRole("dialog", { name });
const press = async (name: string) => {
  await act(async () => fireEvent.click(screen.getByRole("button", { name })));
  await pass(0);
};
/** From five to eight until the card has stood there for a second. */
async function untilItRings() {
  await pass(5 * MINUTE);
  await pass(1_000);
}

test("what is left with the shell is whom and when, and nothing that could be read", async () => {
  const done = { ...pill, id: "done", isCompleted: true };
  const walk = { ...pill, id: "walk", title: "Pasear", dateTime: "2026-03-10T18:00:00.000Z" };
  const tomorrow = { ...pill, dateTime: "2026-03-11T08:00:00.000Z" };
  const left = await live({
    [LIST]: () => json([pill, done, walk]),
    [UPCOMING]: () => json([tomorrow, walk]),
  });
  expect(left()).toEqual({
    person: { id: "u1", name: "María del Carmen Ruiz", voiceEnabled: true },
    occurrences: [
      { id: "pill", dateTime: pill.dateTime },
      { id: "walk", dateTime: walk.dateTime },
    ],
    since: at("2026-03-10T07:55:00Z"),
    until: at(carmen.expiresAt),
  });
});

test("who has said how they want to be called is called so after the session", async () => {
  const user = { ...carmen.user, preferredName: "Maruja" };
  const left = await live({ [LIST]: () => json([pill]) }, { ...carmen, user });
  expect(left()?.person).toMatchObject({ id: "u1", preferredName: "Maruja" });
});

test("of an evening it holds what the night and the next morning bring", async () => {
  vi.setSystemTime(new Date("2026-03-10T20:00:00Z"));
  const tomorrow = { ...pill, dateTime: "2026-03-11T07:00:00.000Z" };
  const left = await live(
    {
      [LIST]: () => json([{ ...pill, isCompleted: true }]),
      [UPCOMING]: () => json([tomorrow]),
    },
    { ...carmen, expiresAt: "2026-03-11T08:00:00.000Z" },
  );
  expect(left()?.occurrences).toEqual([{ id: "pill", dateTime: tomorrow.dateTime }]);
});

test.each([
  ["is in the list no more, as after a death,", () => json([])],
  ["may enter on this device no more", () => json({ code: "DEVICE_OWNER_ABSENT" }, 403)],
])("who %s is not called, and is forgotten", async (_case, answer) => {
  const { keep } = await watch(kept, { [PEOPLE]: answer });
  await untilItRings();
  expect(card()).toBeNull();
  expect(browser.said).toEqual([]);
  expect(keep).toHaveBeenCalledWith(null);
});

test("what is added and done meanwhile is held too", async () => {
  let list = [pill];
  const left = await live({ [LIST]: () => json(list), [UPCOMING]: () => json([]) });
  expect(left()?.occurrences).toHaveLength(1);
  list = [{ ...pill, isCompleted: true }];
  await pass(30_000);
  expect(left()?.occurrences).toEqual([]);
});

test("without the coming days it holds what is known of today", async () => {
  const left = await live({ [LIST]: () => json([pill]), [UPCOMING]: () => json({}, 500) });
  expect(left()?.occurrences).toHaveLength(1);
});

test("nothing is left when the town hall has entered from its own desk", async () => {
  const answers = { [LIST]: () => json([pill]), [UPCOMING]: () => json([]) };
  const left = await live(answers, { ...carmen, enteredBy: { id: "a1", name: "Ana Ruiz" } });
  expect(left()).toBeNull();
});

test("at its moment it calls by first name, spoken too, and says nothing more", async () => {
  await watch();
  await pass(5 * MINUTE - 1);
  expect(card()).toBeNull();
  await pass(1_001);
  expect(card()?.textContent).not.toContain("pastilla");
  expect(browser.texts()).toEqual([called]);
  await act(async () => browser.end());
  await pass(20 * MINUTE);
  expect(browser.texts()).toEqual(Array(5).fill(called));
  expect(card()).toBeTruthy();
});

test("two that have come due are one call", async () => {
  const walk = { id: "walk", dateTime: "2026-03-10T08:00:30.000Z" };
  await watch({ ...kept, occurrences: [...kept.occurrences, walk] });
  await untilItRings();
  await pass(MINUTE);
  expect(card("María del Carmen, es la hora de 2 recordatorios.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Entrar para verlos" })).toBeTruthy();
  await press("En 10 minutos");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("it calls as fast and as loud as the person wants to hear it", async () => {
  const voice = { voiceSpeed: "slow", voiceVolume: "medium" } as const;
  await watch({ ...kept, person: { ...kept.person, ...voice } });
  await untilItRings();
  expect(browser.said).toMatchObject([{ rate: 0.7, volume: 0.7 }]);
});

test("with the person's voice off it only chimes", async () => {
  await watch({ ...kept, person: { ...kept.person, voiceEnabled: false } });
  await untilItRings();
  expect(card()).toBeTruthy();
  expect(browser.said).toEqual([]);
});

test("'En 10 minutos' calls again after ten minutes", async () => {
  const { world } = await watch();
  await untilItRings();
  await press("En 10 minutos");
  expect(card()).toBeNull();
  expect(world.said).toEqual(["toast: Te aviso otra vez en 10 minutos"]);
  await pass(10 * MINUTE - 1_000);
  expect(card()).toBeNull();
  await pass(1_000);
  expect(card()).toBeTruthy();
});

test("a finger already on its way answers nothing", async () => {
  const { world } = await watch();
  await pass(5 * MINUTE);
  await press("En 10 minutos");
  await press("Entrar para verlo");
  expect(card()).toBeTruthy();
  // Whether she is still to be called.
  expect(world.calls).toEqual([`${PEOPLE}?municipalityId=m1`]);
});

test("what was due when the tablet slept is called when it wakes, but not after the twelve hours", async () => {
  await watch();
  vi.setSystemTime(kept.until - MINUTE);
  await pass(30_000);
  expect(card()).toBeTruthy();
  vi.setSystemTime(kept.until);
  await pass(30_000);
  expect(card()).toBeNull();
});

test("without anything kept nothing is drawn", async () => {
  const { container } = await watch(null);
  await pass(HOUR);
  expect(container.textContent).toBe("");
});

test("'Entrar para verlo' asks for the person's PIN, quietly; closed, it calls again", async () => {
  const { world } = await watch(kept, { [VERIFY]: () => json({ valid: true }) });
  await untilItRings();
  await press("Entrar para verlo");
  const pin = () => screen.queryByRole("dialog", { name: "Hola, María del Carmen Ruiz" });
  expect(pin()).toBeTruthy();
  expect(browser.isSpeaking()).toBe(false);
  await pass(3 * MINUTE);
  expect(browser.texts()).toEqual([called]);
  await press("Cerrar");
  expect(pin()).toBeNull();
  await pass(MINUTE);
  expect(browser.texts()).toEqual([called, called]);

  await press("Entrar para verlo");
  for (const digit of "2580") await press(digit);
  await press("Entrar");
  expect(world.entered).toEqual([{ role: "person" }]);
});

test("a person without a PIN enters straight away", async () => {
  const { world } = await watch(kept, {
    [PEOPLE]: () => json([{ ...person, hasPin: false }]),
    [VERIFY]: () => json({ valid: true }),
  });
  await untilItRings();
  await press("Entrar para verlo");
  expect(world.entered).toEqual([{ role: "person" }]);
});

test("after the PIN the reminder itself rings, though it came due before", async () => {
  vi.setSystemTime(new Date("2026-03-10T08:04:00Z"));
  const signedOutAlert = { kept, keep: () => {} };
  const answers = { [LIST]: () => json([pill]), [UPCOMING]: () => json([]) };
  renderScreen(<SeniorOverlay />, { session: carmen, signedOutAlert, answers });
  await pass(0);
  expect(card(pill.title)).toBeTruthy();
});

test.each([
  ["another person's alert", { ...kept, person: { ...kept.person, id: "u2" } }],
  ["yesterday's alert", { ...kept, until: at("2026-03-10T08:00:00Z") }],
])("%s makes nothing ring that came due before", async (_case, other) => {
  vi.setSystemTime(new Date("2026-03-10T08:04:00Z"));
  const answers = { [LIST]: () => json([pill]), [UPCOMING]: () => json([]) };
  renderScreen(<SeniorOverlay />, {
    session: carmen,
    signedOutAlert: { kept: other, keep: () => {} },
    answers,
  });
  await pass(MINUTE);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a person who is not listed any more is told so and forgotten", async () => {
  const { world, keep } = await watch(kept, { [PEOPLE]: once(() => json([])) });
  await untilItRings();
  await press("Entrar para verlo");
  expect(world.said).toEqual(["alert: Usuario no encontrado"]);
  expect(keep).toHaveBeenCalledWith(null);
});

test("on a device that is no longer authorised the alert ends", async () => {
  const error = "Este dispositivo no está autorizado. Pide a tu ayuntamiento que lo autorice.";
  const refused = () => json({ error, code: "DEVICE_NOT_AUTHORISED" }, 403);
  const { world, keep } = await watch(kept, { [PEOPLE]: once(refused) });
  await untilItRings();
  await press("Entrar para verlo");
  expect(world.said).toEqual([`alert: ${error}`]);
  expect(keep).toHaveBeenCalledWith(null);
});

test("without a connection it says so and goes on calling; pressed twice it asks once", async () => {
  const { world, keep } = await watch(kept, {
    [PEOPLE]: offline,
  });
  await untilItRings();
  const enter = screen.getByRole("button", { name: "Entrar para verlo" });
  await act(async () => {
    fireEvent.click(enter);
    fireEvent.click(enter);
  });
  await pass(0);
  expect(world.said).toEqual(["alert: Error de conexión al servidor"]);
  expect(keep).not.toHaveBeenCalled();
  expect(card()).toBeTruthy();
});
