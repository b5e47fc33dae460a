import { afterAll, beforeAll } from "vitest";
import {
  type Admin,
  enter,
  newAdmin,
  newPerson,
  newRelative,
  signIn,
} from "../../../tools/testing/fixtures.ts";
import { HOUR, openTestPortal, type TestPortal } from "../../../tools/testing/test-portal.ts";

export const PATH = "/api/session";

export const DAY = 24 * HOUR;

export let portal: TestPortal;

export let admin: Admin;

export async function threeRoles() {
  admin = await newAdmin(portal);
  const person = await newPerson(portal, admin);
  const relative = await newRelative(portal, admin, person);
  const browser = await signIn(portal, relative, await enter(portal, person));
  return { person, relative, browser };
}

/** Call it in each test file that uses what is above. */
export function prepareSessions(): void {
  beforeAll(async () => {
    portal = await openTestPortal();
  });
  afterAll(() => portal.close());
}
