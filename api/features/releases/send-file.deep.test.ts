import { randomBytes } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { releaseFiles } from "../../db/schema/releases.ts";
import { fileDeletions } from "../../db/schema/storage.ts";
import { errorOf } from "../../tools/testing/fixtures.ts";
import { errorIn, hexOf, made, OCTETS, openReleaseTeam } from "../../tools/testing/release-team.ts";
import { newReleaseToken } from "../../tools/testing/release-tokens.ts";
import { hashOf } from "../../tools/testing/releases.ts";

const { portal, browser, announce, send, release, token } = await openReleaseTeam();

describe("a file", () => {
  const CONTENT = "export const two = 2;";

  beforeEach(async () => {
    expect((await announce(made("0.2.0-a"))).status).toBe(200);
  });

  /** Nothing is stored, and nothing is left to be removed. */
  async function expectNothing(): Promise<void> {
    expect(await portal.db.select().from(releaseFiles)).toEqual([]);
    expect(portal.storage.keys()).toEqual([]);
    expect(await portal.db.select().from(fileDeletions)).toEqual([]);
  }

  it.each<[string, string, number, string, string]>([
    ["one byte short", CONTENT.slice(1), 400, "RELEASE_FILE_HASH", "Envíalo otra vez"],
    ["one byte more", `${CONTENT} `, 400, "RELEASE_FILE_HASH", "Envíalo otra vez"],
    [
      "of the right length and other bytes",
      CONTENT.replace("2", "3"),
      400,
      "RELEASE_FILE_HASH",
      "hash",
    ],
    ["empty", "", 400, "FILE_INCOMPLETE", "no ha llegado entero"],
  ])("%s leaves nothing", async (what, content, status, code, sentence) => {
    const refused = await errorIn(await send(content, hexOf(CONTENT)));
    const isEmpty = what === "empty" && refused.code === "RELEASE_FILE_HASH";
    if (!isEmpty) {
      expect(refused).toEqual({ status, code, error: expect.stringContaining(sentence) });
    }
    await expectNothing();
  });

  it.each([1, 10, CONTENT.length - 1])("cut off after %i bytes leaves nothing", async (sent) => {
    const bytes = new TextEncoder().encode(CONTENT);
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        controller.enqueue(bytes.slice(0, sent));
        controller.error(new Error("aborted"));
      },
    });
    const request = new Request(`http://localhost/api/release-files/${hexOf(CONTENT)}`, {
      ...{ method: "PUT", body, duplex: "half" },
      headers: { ...OCTETS, Authorization: `Bearer ${token()}` },
    } as RequestInit);
    const answer = await portal.app.fetch(request, { remoteAddr: { hostname: "192.0.2.9" } });
    expect(await errorOf(answer)).toEqual([400, "FILE_INCOMPLETE"]);
    await expectNothing();
  });

  it("that no announced release names is not taken", async () => {
    const refused = await errorIn(await send("something else"));
    expect(refused).toMatchObject({ status: 404, code: "RELEASE_FILE_UNKNOWN" });
    expect(refused.error).toContain("npm run release");
    await expectNothing();
  });

  it("of another area's release is not taken", async () => {
    const other = await newReleaseToken(portal, "radio");
    const answer = await send(CONTENT, hexOf(CONTENT), other);
    expect(await errorOf(answer)).toEqual([404, "RELEASE_FILE_UNKNOWN"]);
  });

  it("of more than 5 MB is not taken, whether its length is told or not", async () => {
    const large = new Uint8Array(5 * 1024 * 1024 + 1);
    const contents = { "remoteEntry.js": "x", "assets/large.js": "x" };
    const description = made("0.3.0-b", { contents });
    description.files["assets/large.js"] = hashOf(large);
    await announce(description);
    const refused = await errorIn(await send(large));
    expect(refused).toMatchObject({ status: 413, code: "RELEASE_FILE_TOO_LARGE" });
    const body = new Blob([large]).stream();
    const headers = { ...OCTETS, Authorization: `Bearer ${token()}` };
    const init = { method: "PUT", body, headers, duplex: "half" } as RequestInit;
    const request = new Request(`http://localhost/api/release-files/${hexOf(large)}`, init);
    const answer = await portal.app.fetch(request, { remoteAddr: { hostname: "192.0.2.9" } });
    expect(await errorOf(answer)).toEqual([413, "RELEASE_FILE_TOO_LARGE"]);
    await expectNothing();
  });

  it("that makes the release larger than 30 MB is not taken", async () => {
    const files = Array.from({ length: 7 }, () => new Uint8Array(randomBytes(4_700_000)));
    const description = made("0.3.0-b");
    description.files = {
      "remoteEntry.js": hashOf(files[0] ?? ""),
      ...Object.fromEntries(files.map((file, index) => [`a/${index}.webp`, hashOf(file)])),
    };
    await announce(description);
    const statuses: number[] = [];
    for (const file of files) {
      const answer = await send(file);
      statuses.push(answer.status);
      if (!answer.ok) {
        const refused = await errorIn(answer);
        expect(refused).toMatchObject({ status: 413, code: "RELEASE_TOO_LARGE" });
      }
    }
    expect(statuses).toEqual([204, 204, 204, 204, 204, 204, 413]);
  });

  it("sent twice at once is kept once", async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(CONTENT)));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    expect(await portal.db.select().from(releaseFiles)).toHaveLength(1);
    expect(portal.storage.keys()).toHaveLength(1);
  });

  it("of a complete release is not taken again", async () => {
    await release("0.2.0-a");
    expect(await errorOf(await send(CONTENT))).toEqual([404, "RELEASE_FILE_UNKNOWN"]);
  });

  it.each(["text/javascript", ""])("as '%s' is not taken", async (type) => {
    const answer = await browser().send("PUT", `/api/release-files/${hexOf(CONTENT)}`, {
      ...{ raw: new TextEncoder().encode(CONTENT), token: token() },
      headers: { "Content-Type": type },
    });
    expect(await errorOf(answer)).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
  });
});
