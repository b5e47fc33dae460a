import { createHash } from "node:crypto";
import { afterAll, beforeEach, expect } from "vitest";
import {
  activeReleases,
  areaFailures,
  areaFailureWitnesses,
  areasOff,
  releaseFiles,
  releases,
} from "../../db/schema/releases.ts";
import { newReleaseToken } from "./release-tokens.ts";
import { BUILT, hashOf, releaseOf } from "./releases.ts";
import { runJobs } from "./run-jobs.ts";
import { openTestPortal } from "./test-portal.ts";

/** A release's files by their paths. */
export type Contents = Record<string, string>;

export const CONTENTS: Contents = {
  "remoteEntry.js": "export const two = 2;",
  "assets/a.css": "a{}",
};

/** What the portals of the tests were built with, of each area. */
export const BUILT_VERSION = BUILT.games?.version ?? "";

/** In hex, as the address of a file names it. */
export const hexOf = (content: string | Uint8Array): string =>
  createHash("sha384").update(content).digest("hex");

export const OCTETS = { "Content-Type": "application/octet-stream" };

/** A release of the games, with these contents unless others are named. */
export const made = (version: string, changes: Parameters<typeof releaseOf>[2] = {}) =>
  releaseOf("games", version, { contents: CONTENTS, ...changes });

/** Status, code, and a sentence that says what to do. */
export async function errorIn(answer: Response) {
  const { error, code } = (await answer.json()) as { error: string; code: string };
  return { status: answer.status, code, error };
}

/**
 * A portal of the test file's own, in which nothing was sent when a test begins, and the calls of
 * the games' team with a token that may do everything.
 */
export async function openReleaseTeam() {
  const portal = await openTestPortal();
  afterAll(() => portal.close());
  let token = "";

  beforeEach(async () => {
    const reports = [areaFailures, areaFailureWitnesses];
    for (const table of [activeReleases, releases, releaseFiles, areasOff, ...reports]) {
      await portal.db.delete(table);
    }
    await runJobs(portal.services, "files");
    await portal.services.releases.refresh();
    token = await newReleaseToken(portal, "games");
  });

  const browser = () => portal.browser();
  const announce = (release: object, by = token) =>
    browser().post("/api/releases", release, { token: by });
  const send = (content: string | Uint8Array<ArrayBuffer>, hash = hexOf(content), by = token) =>
    browser().send("PUT", `/api/release-files/${hash}`, {
      ...{ raw: content, headers: OCTETS, token: by },
    });
  const activate = (version: string, area = "games", by = token) =>
    browser().post(`/api/releases/${area}/activate`, { version }, { token: by });
  const rollBack = (area = "games", by = token) =>
    browser().post(`/api/releases/${area}/rollback`, undefined, { token: by });
  const turn = (to: "off" | "on", area = "games", by = token) =>
    browser().post(`/api/releases/${area}/${to}`, undefined, { token: by });
  const activeOf = async (area = "games") =>
    (await (await browser().get("/api/registry")).json()).areas[area]?.version;

  /** Announces, sends and announces again, as the command does. */
  async function release(version: string, contents = CONTENTS, area = "games", by = token) {
    const description = releaseOf(area, version, { contents });
    const { missing } = await (await announce(description, by)).json();
    for (const content of Object.values(contents)) {
      if (missing.includes(hashOf(content))) {
        expect((await send(content, hexOf(content), by)).status).toBe(204);
      }
    }
    if (missing.length === 0) return description;
    expect(await (await announce(description, by)).json()).toEqual({ missing: [] });
    return description;
  }

  return {
    ...{ portal, browser, announce, send, activate, rollBack, turn, activeOf, release },
    token: () => token,
  };
}
