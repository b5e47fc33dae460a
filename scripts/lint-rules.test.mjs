import { describe, expect, it } from "vitest";
import { biome, inOwnProject, put, testPlantedRules } from "./testing/planted-rules.mjs";

inOwnProject();

describe("the gate of format and rules", () => {
  // All of them are tried in the slow tier.
  testPlantedRules(["noUnusedImports", "noFloatingPromises", "useExhaustiveDependencies"]);

  it("catches a file that is not formatted", () => {
    put("shell/src/a.ts", "export const a = {b:1}\n");
    expect(biome("ci").status).not.toBe(0);
    put("shell/src/a.ts", "export const a = { b: 1 };\n");
    expect(biome("ci").status).toBe(0);
  });
});
