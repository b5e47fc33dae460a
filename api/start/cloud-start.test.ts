import { stat } from "node:fs/promises";
import { describe, expect, inject, test } from "vitest";
import { expectFewStatements, expectRefused, openCloudProfile } from "./testing/cloud-profile.ts";

describe.runIf(inject("testDatabase").kind !== "pglite")("in the cloud profile", () => {
  const cloud = openCloudProfile();

  test("it starts without a right to write, and touches no disk", async () => {
    const portal = await cloud.start();
    const health = await fetch(`${portal.url}/api/health`);
    expect([health.status, (await health.json()).database]).toEqual([200, "ok"]);
    expect((await portal.stop("SIGINT")).code).toBe(0);
    expect(await portal.logged).toContain("Primer administrador de Villanueva del Valle");
    await expect(stat(cloud.environment().DATA_DIR)).rejects.toThrow("ENOENT");
  });

  test("from its start to the first answer it asks three statements on one connection at most", () =>
    expectFewStatements(cloud, "/api/session"));

  test("a wrong secret is refused by name", () =>
    expectRefused(cloud, { S3_SECRET_ACCESS_KEY: "wrong" }, "S3_ACCESS_KEY_ID"));
});
