import { beforeAll, describe, expect, inject, test } from "vitest";
import {
  answerOf,
  expectFewStatements,
  expectRefused,
  openCloudProfile,
} from "./testing/cloud-profile.ts";

describe.runIf(inject("testDatabase").kind !== "pglite")("in the cloud profile", () => {
  const cloud = openCloudProfile();

  // What only the first start on a database does is done.
  beforeAll(async () => {
    await (await cloud.start()).stop("SIGINT");
  });

  test.each(["/api/health", "/", "/project-info"])(
    "from its start to the first answer, %s, it asks three statements on one connection at most",
    (path) => expectFewStatements(cloud, path),
  );

  test.each([
    ["a key that nobody knows", { S3_ACCESS_KEY_ID: "AKIANOBODY" }, "S3_ACCESS_KEY_ID"],
    ["a bucket that is not there", { S3_BUCKET: "otro-cubo" }, "S3_BUCKET: en .*«otro-cubo»"],
    ["another region", { S3_REGION: "us-east-1" }, "S3_REGION"],
    ["another pepper than before", { PEPPER: "another pepper than it was" }, "PEPPER: no es la"],
    [
      "a database that is not there",
      { DATABASE_URL: "postgres://u:p@127.0.0.1:9/x", NEON_WS_PROXY: "127.0.0.1:9" },
      "DATABASE_URL: no se puede llegar",
    ],
  ])("%s is refused by name", (_, changes, sentence) => expectRefused(cloud, changes, sentence));

  test("a bucket that does not answer is told, and the portal serves what needs none", async () => {
    const unheard = { S3_ENDPOINT: "http://127.0.0.1:9" };
    const portal = await cloud.start(unheard);
    const health = await fetch(`${portal.url}/api/health`);
    await health.body?.cancel();
    expect(health.status).toBe(200);
    await portal.stop("SIGINT");
    expect(await portal.logged).toMatch(/AVISO: S3_ENDPOINT: .* no contesta/);
  });

  test("whom to tell of a hole, and what may be listed, is said without a disk", async () => {
    const portal = await cloud.start({ HELP_PHONE: "949 12 34 56" });
    const security = await answerOf(portal, "/.well-known/security.txt");
    expect(security).toContain("\r\n\r\nContact: tel:+34949123456\n");
    expect(security).toContain("\nCanonical: https://portal.es/.well-known/security.txt\n");
    expect(await answerOf(portal, "/robots.txt")).toContain("\nAllow: /$\n");
    await portal.stop("SIGINT");
  });

  test("who forwards addresses uncounted is told of once", async () => {
    const portal = await cloud.start();
    const headers = { "X-Forwarded-For": "192.0.2.7" };
    for (let call = 0; call < 3; call += 1) {
      await (await fetch(`${portal.url}/api/health`, { headers })).body?.cancel();
    }
    await portal.stop("SIGINT");
    expect((await portal.logged).match(/TRUSTED_PROXIES=1/g)).toHaveLength(1);

    const counted = await cloud.start({ TRUSTED_PROXIES: "1" });
    await (await fetch(`${counted.url}/api/health`, { headers })).body?.cancel();
    await counted.stop("SIGINT");
    expect(await counted.logged).not.toContain("TRUSTED_PROXIES=1");
  });
});
