import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import type { Browser } from "../../../tools/testing/browser.ts";
import { type Admin, newAdmin, type Person } from "../../../tools/testing/fixtures.ts";
import { openTestPortal, type TestPortal } from "../../../tools/testing/test-portal.ts";

export let portal: TestPortal;

export let admin: Admin;

export const tryPin = (browser: Browser, { id }: Person, pin = "0000", token?: string) =>
  browser.post(`/api/users/${id}/verify-pin`, { pin }, token ? { token } : {});

export async function miss(browser: Browser, person: Person, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    expect(await (await tryPin(browser, person)).json()).toMatchObject({ valid: false });
  }
}

export async function expectWait(answer: Response, seconds: number, words: string): Promise<void> {
  expect(answer.status).toBe(429);
  expect(answer.headers.get("Retry-After")).toBe(String(seconds));
  expect(await answer.json()).toEqual({
    error: `Espera ${words} antes de volver a intentarlo.`,
    code: "TOO_MANY_ATTEMPTS",
    retryAfterSeconds: seconds,
  });
}

/** Call it in each test file that uses what is above. */
export function prepareAttempts(): void {
  beforeAll(async () => {
    portal = await openTestPortal();
  });
  // The waits outlast an administrator's session.
  beforeEach(async () => {
    admin = await newAdmin(portal);
  });
  afterAll(() => portal.close());
}
