import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, inject, test } from "vitest";
import { mp4 } from "../../tools/testing/files.ts";
import {
  makeReleases,
  type PortalProcess,
  startPortal,
} from "../../tools/testing/portal-process.ts";

const MEGABYTE = 1024 * 1024;
const SIZE = 50 * MEGABYTE - 1024;
const AT_ONCE = 4;

async function residentBytes(pid: number): Promise<number> {
  const status = await Deno.readTextFile(`/proc/${pid}/status`);
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
}

/** An older person and a relative, made through the running portal's own calls. */
async function signInRelative({ url }: PortalProcess) {
  const post = async (to: string, body: unknown, headers = {}) => {
    const json = { "Content-Type": "application/json", ...headers };
    const init = { method: "POST", headers: json, body: JSON.stringify(body) };
    const answer = await fetch(url + to, init);
    expect(answer.ok).toBe(true);
    return { cookie: answer.headers.getSetCookie().join("; "), body: await answer.json() };
  };
  const { body: municipality } = await post("/api/municipalities/ensure", {
    name: "Villanueva del Valle",
  });
  const municipalityId: string = municipality.id;
  const account = { email: "ana@aldea.es", password: "tres-gatos-azules", municipalityId };
  await post("/api/admin/create-first", { name: "Ana", ...account });
  const { body: admin } = await post("/api/admin/login", account);
  const bearer = { Authorization: `Bearer ${admin.token}` };
  const person = { name: "Carmen", pin: "4071", adminId: admin.id, municipalityId };
  const consents = { familyConsent: false, municipalConsent: false };
  const { body: user } = await post("/api/users", { ...person, ...consents }, bearer);
  const login = { email: "lucia@casa.es", password: "tres-gatos-azules" };
  await post(`/api/users/${user.id}/support-persons`, { name: "Lucía", ...login }, bearer);
  const { cookie } = await post("/api/support/login", { ...login, municipalityId });
  const [, session = ""] = /(acompana_support=[^;]+)/.exec(cookie) ?? [];
  return { userId: user.id as string, session };
}

async function upload({ url }: PortalProcess, userId: string, session: string, size: number) {
  const form = new FormData();
  form.append("file", new File([mp4(size)], "fiesta.mp4", { type: "video/mp4" }));
  form.append("userId", userId);
  const headers = { Cookie: session };
  const answer = await fetch(`${url}/api/upload`, { method: "POST", headers, body: form });
  expect(await answer.json()).toEqual({ url: expect.stringMatching(/^\/api\/uploads\//) });
}

test.runIf(Deno.build.os === "linux" && inject("testDatabase").kind === "pglite")(
  "four videos of 50 MB at once stream through: the process never holds even two of them",
  async () => {
    const home = await mkdtemp(path.join(tmpdir(), "acompana-memory-"));
    const releases = await makeReleases();
    const portal = await startPortal({ DATA_DIR: home, RELEASES_DIR: releases });
    try {
      const { userId, session } = await signInRelative(portal);
      // What every upload needs once (the parser, compiled code) is not the file's own cost.
      for (let times = 0; times < 3; times += 1)
        await upload(portal, userId, session, 4 * MEGABYTE);
      const before = await residentBytes(portal.pid);
      let highest = before;
      const watch = setInterval(async () => {
        highest = Math.max(highest, await residentBytes(portal.pid));
      }, 10);
      await Promise.all(
        Array.from({ length: AT_ONCE }, () => upload(portal, userId, session, SIZE)),
      );
      clearInterval(watch);
      // What is not collected yet is in it too: tens of megabytes, however much streams through.
      expect(highest - before).toBeLessThan(2 * SIZE);
    } finally {
      await portal.stop("SIGINT");
      for (const folder of [home, releases]) await rm(folder, { recursive: true });
    }
  },
  180_000,
);
