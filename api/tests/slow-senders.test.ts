import { expect, test } from "vitest";
import { PATIENCE as REAL_PATIENCE } from "../platform/server/serve.ts";
import { readContract } from "../tools/testing/contract-responses.ts";
import { headersOf, requestHead, statusOf } from "../tools/testing/raw-http.ts";
import {
  health,
  isHangUp,
  JSON_TYPE,
  loginHead,
  prepareServer,
  sendAndWait,
  statusesOf,
  testContext,
  uploadHead,
} from "../tools/testing/slow-senders.ts";

prepareServer();

const dripping = (piece: string) => Array.from({ length: 2_000 }, () => piece);

const scoreHead = (length: string) => {
  const { person, inside } = testContext.fixtures;
  const who = headersOf({ cookies: inside.person.cookies, role: "person" });
  const path = `/api/users/${person.id}/scores`;
  return requestHead("POST", path, { ...JSON_TYPE, ...who, "Content-Length": length });
};

/** What is sent over one connection; the server must end each of them by itself. */
const UNFINISHED: Record<string, () => string[]> = {
  "nothing at all": () => [""],
  "half headers": () => ["GET /api/health HTTP/1.1\r\nHost: local"],
  "headers that drip": () => ["GET / HTTP/1.1\r\n", ...dripping("X: y\r\n")],
  "half a body of anybody's": () => [`${loginHead()}{"email":`],
  "a body of anybody's that drips": () => [loginHead(), ...dripping(" ")],
  "half a body of a signed-in person's": () => [`${scoreHead("1000")}{"score":`],
  "a body of a signed-in person's that drips": () => [scoreHead("60000"), ...dripping(" ")],
  "a chunked body without an end": () => [
    requestHead("POST", "/api/admin/login", { ...JSON_TYPE, "Transfer-Encoding": "chunked" }),
    ...dripping("1\r\n \r\n"),
  ],
  "half a file": () => [`${uploadHead()}--x\r\n`],
  "a file that drips": () => [uploadHead(), ...dripping("x")],
};

test("whatever does not come to an end is ended, and others are served meanwhile", async () => {
  const sent = Object.entries(UNFINISHED).map(([name, make]): [string, string[]] => [name, make()]);
  const ended = statusesOf(sent);
  expect(await health()).toBe(200);
  expect(Object.entries(await ended).filter(([, status]) => !isHangUp(status))).toEqual([]);
});

test.each([
  ["JSON", "/api/admin/login", () => `${loginHead()}{"email":`],
  ["a file", "/api/upload", () => `${uploadHead()}--x\r\n`],
])("who stops sending %s is told so as the contract says", async (_, path, send) => {
  const [head = "", body] = (await sendAndWait([send()])).split("\r\n\r\n");
  const [first, ...fields] = head.split("\r\n");
  expect(first).toBe("HTTP/1.1 408 Request Timeout");
  const headers = fields.map((line) => line.split(": ") as [string, string]);
  const answer = new Response(body, { status: 408, headers });
  expect(await readContract().violationsOf({ method: "POST", path }, answer)).toEqual([]);
  expect(new TextEncoder().encode(body).length).toBe(Number(answer.headers.get("Content-Length")));
  expect(await answer.json()).toMatchObject({ code: "BODY_TOO_SLOW" });
});

test("a connection without another request is ended without a word", async () => {
  const text = await sendAndWait([requestHead("GET", "/api/health", {})]);
  expect(text.match(/HTTP\/1\.1/g)).toEqual(["HTTP/1.1"]);
  expect(statusOf(text)).toBe(200);
});

test("the portal's own limits end half-sent headers and bodies within 30 seconds", () => {
  const { headers, body, check } = REAL_PATIENCE;
  expect(headers + check).toBeLessThanOrEqual(30_000);
  expect(body + check).toBeLessThanOrEqual(30_000);
});
