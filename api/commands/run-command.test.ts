import { expect, test } from "vitest";
import { commandProblem } from "./run-command.ts";

test.each(["ENOSPC", "EDQUOT", "53100", "DISK_FULL"])(
  "a command whose disk is full (%s) says so, and of no other disk",
  (code) => {
    const error = Object.assign(new Error("no room"), { code });
    expect(commandProblem(error)).toBe("No queda sitio en el disco.");
    const wrapped = new Error("Failed query", { cause: error });
    expect(commandProblem(wrapped)).toBe("No queda sitio en el disco.");
  },
);

test("what else is wrong with the database is told as at a start", () => {
  const error = Object.assign(new Error("no database"), { code: "3D000" });
  expect(commandProblem(error)).toMatch(/^DATABASE_URL: .* Créala\.$/);
});
