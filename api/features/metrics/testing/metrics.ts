import { afterAll, beforeAll } from "vitest";
import { activityMinutes } from "../../../db/schema/activity.ts";
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

export const pathOf = (
  { id }: { id: string },
  start = "2026-02-23T10:00:00Z",
  end = "2026-03-02T10:00:00Z",
) => `/api/users/${id}/metrics?${new URLSearchParams({ startDate: start, endDate: end })}`;

export async function addMinutes({ id: userId }: Person, ...moments: string[]) {
  const rows = moments.map((moment) => ({ userId, minute: new Date(moment) }));
  await portal.db.insert(activityMinutes).values(rows);
}

export async function newOne(consents = {}): Promise<[Person, Browser]> {
  const person = await newPerson(portal, admin, consents);
  return [person, await enter(portal, person)];
}

/** Call it in each test file that uses what is above. */
export function prepareMetrics(): void {
  beforeAll(async () => {
    portal = await openTestPortal();
    admin = await newAdmin(portal);
  });
  afterAll(() => portal.close());
}
