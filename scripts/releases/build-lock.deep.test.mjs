import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "acompana-lock-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A build that says when it begins, and goes on until it is told to end. */
function startBuild() {
  const module = new URL("build-lock.mjs", import.meta.url);
  const program = `
    import { withLock } from ${JSON.stringify(module.href)};
    await withLock(process.argv[1], async () => {
      console.log("begun");
      await new Promise((resolve) => process.stdin.once("data", resolve));
    });
    process.exit();`;
  const args = ["--input-type=module", "-e", program, join(folder, "new", "build.lock")];
  const child = spawn(process.execPath, args, { cwd: fileURLToPath(new URL(".", module)) });
  let output = "";
  const listeners = new Set();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk) => {
      output += chunk;
      for (const listen of listeners) listen();
    });
  }
  return {
    child,
    /** @param {string} words @returns {Promise<void>} */
    says: (words) =>
      new Promise((resolve) => {
        const look = () => output.includes(words) && resolve();
        listeners.add(look);
        look();
      }),
    get output() {
      return output;
    },
  };
}

it("a second build waits for the first, and says so", async () => {
  const first = startBuild();
  await first.says("begun");
  const second = startBuild();
  await second.says("Espero a que acabe");
  expect(second.output).not.toContain("begun");
  first.child.stdin.write("end\n");
  await second.says("begun");
  second.child.stdin.write("end\n");
});

it("a build that was killed holds nothing", async () => {
  const first = startBuild();
  await first.says("begun");
  const second = startBuild();
  await second.says("Espero a que acabe");
  first.child.kill("SIGKILL");
  await second.says("begun");
  second.child.stdin.write("end\n");
});
