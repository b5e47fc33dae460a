import { expect, test } from "vitest";
import { openTestPortal } from "../../tools/testing/test-portal.ts";

test("health says whether the database answers, and whether it stopped", async () => {
  const portal = await openTestPortal();
  const healthy = await portal.browser().get("/api/health");
  expect(healthy.status).toBe(200);
  expect(await healthy.json()).toEqual({ status: "ok", database: "ok", version: "0.0.0-test" });
  await portal.closeDatabase();
  const broken = await portal.browser().get("/api/health");
  expect(broken.status).toBe(503);
  expect(await broken.json()).toEqual({
    status: "error",
    database: "unreachable",
    version: "0.0.0-test",
  });
  await portal.close();
});
