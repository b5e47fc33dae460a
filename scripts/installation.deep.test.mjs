import { describe, expect, it } from "vitest";
import { cleanInstall } from "./testing/clean-install.mjs";

describe("npm ci", () => {
  it("takes the lock file as it is, without a warning", () => {
    expect(cleanInstall()).toEqual({ status: 0, said: "" });
  });

  it("refuses one that lacks a platform's package", () => {
    const { status, said } = cleanInstall(({ packages }) => {
      delete packages["node_modules/@biomejs/cli-darwin-arm64"];
    });
    expect(status).not.toBe(0);
    expect(said).toContain("Missing: @biomejs/cli-darwin-arm64");
  });

  it("warns of a package that wants a later Node", () => {
    const { said } = cleanInstall(({ packages }) => {
      const [, retry] =
        Object.entries(packages).find(([place]) => place.endsWith("/p-retry")) ?? [];
      if (retry) retry.engines = { node: ">=1000" };
    });
    expect(said).toContain("EBADENGINE");
  });
});
