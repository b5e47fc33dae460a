import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "../../tools/testing/checked-app.ts";
import { errorOf } from "../../tools/testing/fixtures.ts";
import { openTestPortal, type TestPortal } from "../../tools/testing/test-portal.ts";

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const encode = (text: string) => new TextEncoder().encode(text);

test("beyond what is held at once one is asked to come back, and what was answered is let go", async () => {
  const app = createApp({ ...portal.services, bodyCeilings: { anyone: 1_000, signedIn: 1_000 } });
  const send = async (body: BodyInit) => {
    const headers = { "Content-Type": "application/json" };
    const init = { method: "POST", headers, body, duplex: "half" } as RequestInit;
    return await app.request("/api/municipalities/ensure", init);
  };
  const body = JSON.stringify({ name: "Aldea 1", sobra: "x".repeat(560) });
  // Half of the first sender's body is there and stays.
  const held = Promise.withResolvers<void>();
  const more = Promise.withResolvers<void>();
  const slow = async function* () {
    yield encode(body.slice(0, 500));
    // Asked for more, so the first half has been read.
    held.resolve();
    await more.promise;
    yield encode(body.slice(500));
  };
  const first = send(ReadableStream.from(slow()));
  await held.promise;
  const second = await send(body);
  expect(second.headers.get("Retry-After")).toBe("5");
  expect(await errorOf(second)).toEqual([503, "BUSY"]);
  more.resolve();
  expect((await first).status).toBe(200);
  expect((await send(body)).status).toBe(200);
});
