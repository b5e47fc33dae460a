import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LOOK_MS } from "../role-overlay/use-ringing.ts";
// Known beforehand, so that no test waits for its chunk on the clock of the tests.
import "../role-overlay/ring-card.tsx";
import { fakeSpeech, json, pass, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { act, fireEvent, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { SeniorOverlay } from "../role-overlay/role-overlay.tsx";
import { carmen } from "./fixtures.ts";

export const LIST = "GET /api/users/u1/reminders";
export const DONE = "PATCH /api/users/u1/reminders/pill/complete";
export const ACTIVITY = "POST /api/users/u1/activity";
export const MINUTE = 60_000;

export const pill = {
  id: "pill",
  title: "Tomar la pastilla de la tensión",
  description: "Con un vaso de agua",
  dateTime: "2026-03-10T08:00:00.000Z",
  category: "Medicación",
  recurrency: "daily",
  isCompleted: false,
  isOverdue: false,
};

export const reportError = vi.fn();
/** What reads the reminders aloud, in each test anew. */
export let browser: ReturnType<typeof fakeSpeech>;

/** Each test begins five minutes before the pill is due, by a clock that goes on as it says. */
export function fiveMinutesBefore(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date("2026-03-10T07:55:00Z") });
    vi.stubGlobal("reportError", reportError);
    browser = fakeSpeech({ voices: [{ name: "Elvira", lang: "es-ES", localService: true }] });
  });
  afterEach(() => {
    reportError.mockClear();
  });
}

export async function draw(answers: ScreenSetup["answers"] = {}, setup: ScreenSetup = {}) {
  const background: (string | null)[] = [];
  const view = renderScreen(
    <StrictMode>
      <SeniorOverlay />
    </StrictMode>,
    {
      session: carmen,
      answers: {
        [LIST]: (request) => {
          background.push(request.headers.get("Acompana-Background"));
          return json([pill]);
        },
        [ACTIVITY]: () => new Response(null, { status: 204 }),
        ...answers,
      },
      ...setup,
    },
  );
  await pass(0);
  return { ...view, background };
}

export const card = () => screen.queryByRole("dialog", { name: pill.title });

export const press = async (name: string) => {
  await act(async () => fireEvent.click(screen.getByRole("button", { name })));
  await pass(0);
};

/** From the beginning of a test until the card has stood there for a second. */
export async function untilItRings() {
  await pass(5 * MINUTE);
  await pass(1_000);
}

/** Moved at each of these minutes of the test. */
export function testMoved(cases: readonly (readonly [when: string, minutes: number])[]): void {
  test.each(cases)(
    "one that is moved %s rings at its new time, and not at the old one",
    async (_when, minutes) => {
      let pills = [pill];
      await draw({ [LIST]: () => json(pills) });
      await pass(Math.min(minutes, 5) * MINUTE);
      await pass(1_000);
      if (minutes > 5) expect(card()).not.toBeNull();
      if (minutes > 6) await press("En 10 minutos");
      pills = [{ ...pill, dateTime: "2026-03-10T08:30:00.000Z" }];
      // Past the old time, and past the ten minutes of the old one.
      await pass(LOOK_MS);
      for (let at = 0; at < 14; at++) {
        await pass(MINUTE);
        expect(card()).toBeNull();
      }
      await pass(20 * MINUTE);
      expect(card()?.textContent).toContain("Es la hora: las 9:30");
    },
  );
}
