import { Hono } from "hono";
import { expect, test } from "vitest";
import type { AppEnv } from "../context.ts";
import { BODY_CEILINGS, createBodyBudgets } from "../server/body-budget.ts";
import { toErrorResponse } from "./error-responses.ts";
import { readBody } from "./read-body.ts";

/** A call whose body may be left out, and what its answer is. */
async function send(headers: Record<string, string>, body: string | null, isWhole = true) {
  const app = new Hono<AppEnv>();
  app.onError(toErrorResponse);
  app.use("*", async (c, next) => {
    c.set("bodies", createBodyBudgets(BODY_CEILINGS));
    await next();
  });
  const optional = readBody({ who: "signedIn", limit: 1024, isRequired: false });
  app.patch("/", optional, (c) => c.text("done"));
  const request = new Request("http://localhost/", { method: "PATCH", headers, body });
  return (await app.fetch(request, { isWhole: () => isWhole })).status;
}

test("a body that may be left out is none only if its sender announced none", async () => {
  expect(await send({}, null)).toBe(200);
  expect(await send({}, "{}")).toBe(200);
  expect(await send({ "Content-Length": "40" }, null)).toBe(400);
  expect(await send({ "Content-Length": "40" }, "{}")).toBe(400);
  expect(await send({}, null, false)).toBe(400);
});
