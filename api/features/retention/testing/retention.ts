import { afterEach, beforeEach } from "vitest";
import { runJobs } from "../../../tools/testing/run-jobs.ts";
import { HOUR, openTestPortal, type TestPortal } from "../../../tools/testing/test-portal.ts";

export const DAY = 24 * HOUR;

export let portal: TestPortal;

export const run = () => runJobs(portal.services, "rows");

export const ago = (ms: number) => new Date(portal.services.clock().getTime() - ms);

/** Call it in each test file that uses what is above. */
export function prepareRetention(): void {
  beforeEach(async () => {
    portal = await openTestPortal({
      retention: { chatDays: 2, activityMonths: 3, auditMonths: 24, accountMonths: 2 },
    });
  });
  afterEach(() => portal.close());
}
