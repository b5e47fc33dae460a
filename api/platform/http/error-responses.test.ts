import { Hono } from "hono";
import { expect, test } from "vitest";
import { cutHalfWay } from "../../tools/testing/cut-connection.ts";
import type { AppEnv } from "../context.ts";
import { toErrorResponse } from "./error-responses.ts";

test("a body that is cut off is no failure of ours, however it is read", async () => {
  const app = new Hono<AppEnv>();
  app.onError(toErrorResponse);
  app.post("/text", async (c) => c.text(await c.req.text()));
  app.post("/stream", async (c) => c.json(await Array.fromAsync(c.req.raw.body ?? [])));
  const whole = new TextEncoder().encode("x".repeat(1_000));
  const headers = { Host: "localhost" };
  for (const path of ["/text", "/stream"]) {
    expect(await cutHalfWay(app, "POST", path, headers, whole)).toBe(400);
  }
});

test("what fails after a file's answer was made keeps nothing of the file", async () => {
  const app = new Hono<AppEnv>();
  app.onError(toErrorResponse);
  app.use(async (_c, next) => {
    await next();
    throw new Error("the commit failed");
  });
  const headers = {
    "Content-Type": "text/csv",
    "Content-Length": "3",
    "Content-Disposition": 'attachment; filename="a.csv"',
    "Content-Range": "bytes 0-2/9",
    "Accept-Ranges": "bytes",
    ETag: '"a"',
  };
  app.get("/", (c) => c.body("a;b", 200, headers));
  const answer = await app.request("/");
  expect(answer.status).toBe(500);
  expect([...answer.headers.keys()]).toEqual(["content-type"]);
  expect(await answer.json()).toMatchObject({ code: "INTERNAL" });
});
