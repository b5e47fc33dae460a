import { describe, expect, it, vi } from "vitest";
import { ApiError } from "./api-error.ts";

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
