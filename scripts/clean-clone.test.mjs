import { expect, it } from "vitest";
import { cleanClone, commands, programs, testInstalling } from "./testing/clean-clone.mjs";

const inCleanClone = cleanClone();

it("knows the commands that README names", () => {
  const names = programs.map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining(["start", "test", "test:deep", "dev", "demo"]));
});

it("npm run serve installs nothing: it says what is missing", () => {
  const { status, said } = inCleanClone(`${commands.serve}`.replace("node ", ""));
  expect(said).toBe("Faltan las bibliotecas: npm ci\n");
  expect(status).toBe(1);
});

// All of them are tried in the slow tier.
testInstalling(inCleanClone, ["start", "test", "demo"]);
