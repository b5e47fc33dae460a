import { describe, expect, test } from "vitest";
import { errorOf } from "../tools/testing/fixtures.ts";
import { halfWay, kind, portal, prepareStop, SCORE } from "../tools/testing/stopping.ts";

prepareStop();

/** Asks until the signal has arrived; before, the portal answers as always. */
async function untilRefused(): Promise<Response> {
  for (;;) {
    const answer = await fetch(`${portal.url}/api/health`);
    if (!answer.ok) return answer;
    await answer.body?.cancel();
  }
}

describe.runIf(kind === "pglite")("a portal that is stopped", () => {
  test("answers a slow request that is under way", async () => {
    const connection = await halfWay();
    const stopped = portal.stop("SIGINT");
    const refused = await untilRefused();
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "5"]);
    expect(await errorOf(refused)).toEqual([503, "STOPPING"]);
    await connection.write(new TextEncoder().encode(SCORE.slice(SCORE.length / 2)));
    const [chunk] = await Array.fromAsync(connection.readable);
    expect(new TextDecoder().decode(chunk)).toMatch(/^HTTP\/1\.1 201 /);
    expect((await stopped).code).toBe(0);
  });
});
