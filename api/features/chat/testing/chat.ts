import { afterAll, beforeAll } from "vitest";
import type { Browser } from "../../../tools/testing/browser.ts";
import {
  type Admin,
  enter,
  newAdmin,
  newPerson,
  type Person,
} from "../../../tools/testing/fixtures.ts";
import { openTestPortal, type TestPortal } from "../../../tools/testing/test-portal.ts";

export let portal: TestPortal;

export let admin: Admin;

export let person: Person;

export let inside: Browser;

export async function newcomer(name = "Carmen López") {
  const someone = await newPerson(portal, admin, { name });
  return { someone, browser: await enter(portal, someone) };
}

/** Of the first two municipalities. */
export const HELP_PHONES = { "Aldea 1": "949 12 34 56", "Aldea 2": "949 65 43 21" };

/** Call it in each test file that uses what is above. */
export function prepareChat(): void {
  beforeAll(async () => {
    portal = await openTestPortal({ helpPhones: HELP_PHONES });
    admin = await newAdmin(portal);
    person = await newPerson(portal, admin);
    inside = await enter(portal, person);
  });
  afterAll(() => portal.close());
}
