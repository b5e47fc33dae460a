import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import {
  attributeOf,
  startCollector,
  startDeafCollector,
} from "../tools/testing/otlp-collector.ts";
import { giveDatabase } from "../tools/testing/own-data.ts";
import { enterHome, request, settle } from "../tools/testing/portal-client.ts";
import { FAILING_MAIN, makeReleases, startPortal } from "../tools/testing/portal-process.ts";

/** Calls and statements are traced above the drivers. */
const isHere = inject("testDatabase").kind === "pglite";

let home: string;
let releases: string;

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), "acompana-telemetry-"));
  releases = await makeReleases();
});
afterAll(async () => {
  await rm(home, { recursive: true });
  await rm(releases, { recursive: true });
});

async function environment(folder: string): Promise<Record<string, string>> {
  const DATA_DIR = path.join(home, folder);
  await giveDatabase(DATA_DIR);
  return { DATA_DIR, RELEASES_DIR: releases };
}

test.runIf(isHere)(
  "calls and their statements reach the collector, and nothing that tells of anybody",
  async () => {
    const collector = startCollector();
    const portal = await startPortal({ ...(await environment("on")), ...collector.env });
    const settled = await settle(portal.url);
    const cookie = await enterHome(portal.url, settled.personId);
    const reminders = `/api/users/${settled.personId}/reminders`;
    const title = "Pastilla para la tensión";
    const post = { body: { title, dateTime: "2030-01-01T09:00:00.000Z" }, cookie };
    await request(portal.url, "POST", reminders, post);
    await request(portal.url, "GET", `${reminders}?secret=pastilla`, { cookie });
    const named = (name: string) => collector.spans().find((span) => span.name === name);
    const metrics = () => collector.metrics().map(({ name }) => name);
    const read = "GET /api/users/{userId}/reminders";
    await expect.poll(() => named(read)).toBeDefined();
    await expect.poll(metrics).toContain("acompana.statement.duration");
    expect(metrics()).toContain("acompana.call.duration");
    await portal.stop("SIGKILL");

    const call = named(read);
    expect(call && attributeOf(call, "http.route")).toBe("/api/users/{userId}/reminders");
    expect(call && attributeOf(call, "http.response.status_code")).toBe(200);
    const statements = collector.spans().filter((span) => span.parentSpanId === call?.spanId);
    expect(statements).toHaveLength(2);
    for (const one of statements) expect(attributeOf(one, "db.query.text")).toMatch(/\$1/);
    expect(collector.scopes()).toEqual(["acompana"]);

    const sent = collector.text();
    const secrets = [...Object.values(settled), "ana@aldea.es", "Carmen", title, "pastilla"];
    for (const secret of secrets) expect(sent).not.toContain(secret);
    // The PIN's digits may stand by chance within an id of a span or a moment.
    expect(sent).not.toMatch(/\b4071\b/);
    await collector.stop();
  },
);

test.runIf(isHere)("without being switched on, nothing is sent", async () => {
  const collector = startCollector();
  const { OTEL_DENO: _, ...env } = collector.env;
  const portal = await startPortal({ ...(await environment("off")), ...env });
  await settle(portal.url);
  await portal.stop("SIGINT");
  expect(collector.text()).toBe("");
  await collector.stop();
});

test.runIf(isHere).each([
  ["a stop in order", "SIGTERM", {}, "SIGUSR2"],
  ["a failure, after which it has to begin again", "SIGUSR1", { program: FAILING_MAIN }, "SIGABRT"],
] as const)("a collector that never answers does not keep the portal from %s", async (...row) => {
  const [, signal, launch, ended] = row;
  const collector = startDeafCollector();
  const portal = await startPortal(
    { ...(await environment(signal)), ...collector.env },
    { ...launch },
  );
  await settle(portal.url);
  await expect.poll(collector.connections).toBeGreaterThan(0);
  expect((await portal.stop(signal)).signal).toBe(ended);
  await collector.stop();
});
