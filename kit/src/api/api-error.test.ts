import { describe, expect, it, test, vi } from "vitest";
import { ApiError, sentenceOf } from "./api-error.ts";

describe("ApiError", () => {
  it("is recognised across two copies of kit, as the shell's client and an area have", async () => {
    vi.resetModules();
    const other = await import("./api-error.ts");
    const error: unknown = new other.ApiError(409, '{"error":"Ya existe."}');
    expect(other.ApiError).not.toBe(ApiError);
    expect(error instanceof ApiError && error.sentence).toBe("Ya existe.");
    expect(new TypeError("x") instanceof ApiError).toBe(false);
  });
});

test.each([
  ["the server's sentence", new ApiError(409, '{"error":"Ya existe."}'), "Ya existe."],
  ["that there is no network", new ApiError(0, ""), "Sin conexión"],
  ["nothing of a proxy's page", new ApiError(502, "<html>"), undefined],
  ["nothing of an empty sentence", new ApiError(500, '{"error":""}'), undefined],
  ["nothing of what the program itself did wrong", new TypeError("x"), undefined],
])("people are told %s", (_what, error, sentence) => {
  expect(sentenceOf(error, "Sin conexión")).toBe(sentence);
});
