import { rm } from "node:fs/promises";
import { afterAll, beforeAll, expect, inject } from "vitest";
import { cloudEnvironment, cloudRights } from "../../tools/testing/cloud-process.ts";
import { type CountingProxy, startCountingProxy } from "../../tools/testing/counting-proxy.ts";
import {
  makeReleases,
  type PortalProcess,
  runToItsEnd,
  startPortal,
} from "../../tools/testing/portal-process.ts";
import { connectRaw, requestHead } from "../../tools/testing/raw-http.ts";
import { startS3Server } from "../../tools/testing/s3-server.ts";
import { newDatabase } from "../../tools/testing/test-database.ts";
import { startWebSocketShim } from "../../tools/testing/websocket-shim.ts";

type CloudProfile = ReturnType<typeof openCloudProfile>;

/**
 * Portals in the cloud profile, for the tests of one file: on a bucket, and on a database whose
 * statements are counted, both of their own.
 */
export function openCloudProfile() {
  const bucket = startS3Server(() => new Date());
  let releases: string;
  let address: URL;
  let proxy: CountingProxy;
  let shim: ReturnType<typeof startWebSocketShim>;

  beforeAll(async () => {
    releases = await makeReleases();
    address = new URL(await newDatabase());
    proxy = startCountingProxy(Number(address.port));
    shim = startWebSocketShim(proxy.port);
    address.port = String(proxy.port);
  });
  afterAll(async () => {
    proxy.stop();
    await shim.stop();
    await bucket.stop();
    await rm(releases, { recursive: true });
  });

  const environment = (changes: Record<string, string> = {}) => {
    const webSocketProxy = inject("testDatabase").kind === "neon" ? shim.address : undefined;
    const parts = { databaseUrl: address.href, bucket, releases, webSocketProxy };
    return { ...cloudEnvironment(parts), ...changes };
  };
  const flags = () => cloudRights(releases);
  return {
    environment,
    asked: () => ({ ...proxy.asked }),
    start: (changes: Record<string, string> = {}) =>
      startPortal(environment(changes), { flags: flags() }),
    run: (changes: Record<string, string>) => runToItsEnd(environment(changes), { flags: flags() }),
  };
}

/** A portal that starts and answers this path asks the database hardly anything. */
export async function expectFewStatements(cloud: CloudProfile, path: string): Promise<void> {
  const before = cloud.asked();
  // A preview runs no jobs: they begin a second after the start, with statements of their own.
  const portal = await cloud.start({ DENO_TIMELINE: "preview" });
  expect(await statusOf(portal, path)).not.toBe(421);
  const after = cloud.asked();
  await portal.stop("SIGKILL");
  const statements = after.statements - before.statements;
  expect(statements).toBeGreaterThan(0);
  expect(statements).toBeLessThanOrEqual(3);
  expect(after.connections - before.connections).toBe(1);
}

async function statusOf(portal: PortalProcess, path: string): Promise<number> {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(await answerOf(portal, path))?.[1]);
}

/** Head and body, by the portal's own name, which `fetch` would not send. */
export async function answerOf({ url }: PortalProcess, path: string): Promise<string> {
  const connection = await connectRaw(Number(new URL(url).port));
  await connection.send(requestHead("GET", path, { Host: "portal.es", Connection: "close" }));
  return await connection.untilClosed();
}

/** A portal with these changes does not start, and says in one line which variable is wrong. */
export async function expectRefused(
  cloud: CloudProfile,
  changes: Record<string, string>,
  sentence: string,
): Promise<void> {
  const { code, stdout, stderr } = await cloud.run(changes);
  expect([code, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(new RegExp(`^Acompaña no puede arrancar: ${sentence}`));
  expect(stderr.trimEnd().split("\n")).toHaveLength(1);
}
