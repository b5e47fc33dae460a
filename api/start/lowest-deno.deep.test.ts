import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { cloudEnvironment, cloudRights } from "../tools/testing/cloud-process.ts";
import { enterHome, request, settle } from "../tools/testing/portal-client.ts";
import { makeReleases, runToItsEnd, startPortal } from "../tools/testing/portal-process.ts";
import { startS3Server } from "../tools/testing/s3-server.ts";
import { type RunningPostgres, startPostgres } from "../tools/testing/start-postgres.ts";
import { startWebSocketShim } from "../tools/testing/websocket-shim.ts";

/** An optional package of the project's, installed on Linux with an x64 processor. */
const LOWEST = fileURLToPath(
  new URL("../../node_modules/deno-lowest-linux-x64/deno", import.meta.url),
);

let bucket: ReturnType<typeof startS3Server>;
let releases: string;
let postgres: RunningPostgres;
let shim: ReturnType<typeof startWebSocketShim>;

const isOnNeon = inject("testDatabase").kind === "neon";

beforeAll(async () => {
  if (!isOnNeon) return;
  bucket = startS3Server(() => new Date());
  releases = await makeReleases();
  postgres = await startPostgres({ quickLogins: true });
  shim = startWebSocketShim(postgres.port);
});
afterAll(async () => {
  if (!isOnNeon) return;
  await postgres.stop();
  await shim.stop();
  await bucket.stop();
  await rm(releases, { recursive: true });
});

test.runIf(isOnNeon)(
  "the lowest Deno that is promised runs the portal in the cloud profile",
  async () => {
    expect(existsSync(LOWEST), "only Linux on x64 has the package deno-lowest-linux-x64").toBe(
      true,
    );
    const env = {
      ...cloudEnvironment({
        databaseUrl: postgres.url("postgres"),
        bucket,
        releases,
        webSocketProxy: shim.address,
      }),
      // Without https, so that the first administrator is free.
      PORTAL_URL: "",
    };
    const version = await new Deno.Command(LOWEST, { args: ["--version"] }).output();
    expect(new TextDecoder().decode(version.stdout)).toMatch(/^deno 2\.7\.\d+ /);

    const launch = { flags: cloudRights(releases), deno: LOWEST };
    const portal = await startPortal(env, launch);
    const { personId } = await settle(portal.url);
    const cookie = await enterHome(portal.url, personId);
    const read = await request(portal.url, "GET", `/api/users/${personId}/reminders`, { cookie });
    expect([read.status, read.body]).toEqual([200, expect.anything()]);
    const page = await fetch(portal.url);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("registry")]);
    expect((await portal.stop("SIGINT")).code).toBe(0);

    const refused = await runToItsEnd({ ...env, PEPPER: "" }, launch);
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining("PEPPER: falta.")]);
  },
);
