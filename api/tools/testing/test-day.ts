import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import type { Reminder } from "../../features/reminders/index.ts";
import type { Browser } from "./browser.ts";
import { type Admin, enter, newAdmin, newPerson, type Person } from "./fixtures.ts";
import { openTestPortal, type TestPortal } from "./test-portal.ts";

/** Nine o'clock in Madrid, two hours before each test begins. */
export const NINE = "2026-03-02T08:00:00.000Z";

type Sent = { key?: string; own?: Browser };

/** A day in a person's life, as the tests of one file see it. */
export class TestDay {
  portal!: TestPortal;
  admin!: Admin;
  person!: Person;
  /** In which the person is in. */
  browser!: Browser;

  /** Time passes, and the person comes in again. */
  later = async (milliseconds: number): Promise<void> => {
    this.portal.wait(milliseconds);
    this.browser = await enter(this.portal, this.person);
  };

  /** Of the person's reminders. */
  pathOf = (rest = ""): string => `/api/users/${this.person.id}/reminders${rest}`;

  /** A new reminder, at nine unless the body says otherwise. */
  add = async (body: Record<string, unknown> = {}): Promise<Reminder> => {
    const whole = { title: "Pastilla", dateTime: NINE, ...body };
    const answer = await this.browser.post(this.pathOf(), whole);
    expect(answer.status).toBe(201);
    return await answer.json();
  };

  /** A list of reminders, or what else stands at that path. */
  read = async <T = Reminder[]>(rest = ""): Promise<T> => {
    const answer = await this.browser.get(this.pathOf(rest));
    expect(answer.status).toBe(200);
    return await answer.json();
  };

  change = (id: string, body: unknown, sent?: Sent) => this.#patch(`/${id}`, body, sent);

  mark = (id: string, body?: unknown, sent?: Sent) => this.#patch(`/${id}/complete`, body, sent);

  #patch(rest: string, body: unknown, { key = "", own = this.browser }: Sent = {}) {
    return own.send("PATCH", this.pathOf(rest), {
      ...(body !== undefined && { body }),
      ...(key && { headers: { "Idempotency-Key": key } }),
    });
  }
}

/** Each test begins on Monday, 2 March 2026, at 11:00 in Madrid, with a person of its own. */
export function eachTestOnMonday(): TestDay {
  const day = new TestDay();
  beforeAll(async () => {
    day.portal = await openTestPortal();
    day.admin = await newAdmin(day.portal);
  });
  afterAll(() => day.portal.close());
  beforeEach(async () => {
    day.portal.setClock("2026-03-02T10:00:00.000Z");
    day.person = await newPerson(day.portal, day.admin);
    await day.later(0);
  });
  return day;
}
