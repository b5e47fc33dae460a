import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { PASSWORD } from "../tools/testing/fixtures.ts";
import { cutForms } from "../tools/testing/multipart.ts";
import { giveDatabase } from "../tools/testing/own-data.ts";
import { request, settle } from "../tools/testing/portal-client.ts";
import { makeReleases, type PortalProcess, startPortal } from "../tools/testing/portal-process.ts";
import { connectRaw, requestHead, statusOf } from "../tools/testing/raw-http.ts";

let home: string;
let releases: string;
let portal: PortalProcess;
let relative: { cookie: string; personId: string };

/** A relative who is signed in, as anybody may be whom a town hall once enrolled. */
async function signInRelative(url: string) {
  const { personId, token, municipalityId } = await settle(url);
  const account = { email: "lucia@correo.es", password: PASSWORD };
  const body = { name: "Lucía López", ...account };
  await request(url, "POST", `/api/users/${personId}/support-persons`, { body, token });
  const login = { body: { ...account, municipalityId } };
  const { cookie } = await request(url, "POST", "/api/support/login", login);
  return { cookie, personId };
}

describe.runIf(inject("testDatabase").kind === "pglite")("a real portal", () => {
  beforeAll(async () => {
    home = await mkdtemp(path.join(tmpdir(), "acompana-forms-"));
    releases = await makeReleases();
    await giveDatabase(home);
    portal = await startPortal({ DATA_DIR: home, RELEASES_DIR: releases });
    relative = await signInRelative(portal.url);
  });
  afterAll(async () => {
    await rm(home, { recursive: true });
    await rm(releases, { recursive: true });
  });

  /** A form of that length, of which so many bytes come before the sender hangs up, or ends. */
  async function sendPart(type: string, bytes: Uint8Array<ArrayBuffer>, isWhole: boolean) {
    const connection = await connectRaw(Number(new URL(portal.url).port));
    const length = String(isWhole ? bytes.length : bytes.length + 1_000);
    const headers = { Cookie: relative.cookie, "Content-Type": type, "Content-Length": length };
    const head = requestHead("POST", "/api/upload", { ...headers, Connection: "close" });
    await connection.send(head);
    await connection.send(bytes);
    if (isWhole) return statusOf(await connection.untilClosed());
    connection.close();
    return null;
  }

  test("outlives every form that ends or is cut off in the middle of a part", async () => {
    // Inside the test runner an error that nobody catches ends no process; here it would.
    const forms = cutForms(relative.personId).filter(({ what }) => / alone, /.test(what));
    const cut = forms.filter(({ isCut }) => isCut);
    expect(cut.length).toBeGreaterThan(100);
    for (const { type, bytes, what } of cut) {
      expect(await sendPart(type, bytes, true), what).toBeGreaterThanOrEqual(400);
      await sendPart(type, bytes, false);
    }
    expect((await fetch(`${portal.url}/api/health`)).status).toBe(200);
    expect((await portal.stop("SIGINT")).code).toBe(0);
    expect(await portal.logged).not.toContain("unhandled");
  });
});
