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
