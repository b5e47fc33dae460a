import { expect } from "vitest";
import type { Browser } from "../../../tools/testing/browser.ts";
import type { Admin } from "../../../tools/testing/fixtures.ts";
import type { TestPortal } from "../../../tools/testing/test-portal.ts";

/**
 * Authorises this browser in a municipality.
 *
 * @param ownerId whose alone it is to be; null for everybody's
 * @returns what is answered
 */
export async function authorise(
  browser: Browser,
  { token }: Admin,
  ownerId: string | null = null,
): Promise<Record<string, unknown>> {
  const answer = await browser.post("/api/devices/authorise", { name: null, ownerId }, { token });
  expect(answer.status).toBe(200);
  return await answer.json();
}

/** A new browser that each of these administrators has authorised. */
export async function tablet(portal: TestPortal, ...admins: Admin[]): Promise<Browser> {
  const browser = portal.browser();
  for (const admin of admins) await authorise(browser, admin);
  return browser;
}

/** As the municipality's list shows this very device. */
export async function listedHere(
  browser: Browser,
  { token }: Admin,
): Promise<Record<string, unknown> | undefined> {
  const answer = await browser.get("/api/devices", { token });
  const list: ({ isThisOne: boolean } & Record<string, unknown>)[] = await answer.json();
  return list.find(({ isThisOne }) => isThisOne);
}
