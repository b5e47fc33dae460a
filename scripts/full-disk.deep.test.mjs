import { execFile, execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  closeSync,
  copyFileSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "./run.mjs";

const disk = mkdtempSync(join(tmpdir(), "acompana-full-"));
/** Root may not mount a small disk in every container. */
const isHere = spawnSync("mount", ["-t", "tmpfs", "-o", "size=128m", "tmpfs", disk]).status === 0;
const PASSED_OVER = isHere ? "" : " (passed over: no small disk may be mounted here)";

const git = (/** @type {string[]} */ ...args) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);

/** The project on the small disk, with its packages and nothing built. */
beforeAll(() => {
  if (!isHere) return;
  for (const file of git("ls-files", "--cached", "--others", "--exclude-standard")) {
    if (/^(docs|e2e)\//.test(file) || !existsSync(root + file)) continue;
    mkdirSync(dirname(join(disk, file)), { recursive: true });
    copyFileSync(root + file, join(disk, file));
  }
  const packages = join(disk, "node_modules");
  mkdirSync(join(packages, "@acompana"), { recursive: true });
  for (const name of readdirSync(`${root}node_modules`)) {
    if (!/^(@acompana|[.](?!bin))/.test(name))
      symlinkSync(`${root}node_modules/${name}`, join(packages, name));
  }
  for (const name of readdirSync(`${root}node_modules/@acompana`)) {
    symlinkSync(join(disk, name), join(packages, "@acompana", name));
  }
  const lock = createHash("sha256").update(readFileSync(join(disk, "package-lock.json")));
  writeFileSync(join(packages, ".acompana-installed"), lock.digest("hex"));
});
afterAll(() => {
  if (isHere) execFileSync("umount", [disk]);
  rmSync(disk, { recursive: true });
});

/**
 * Fills the disk.
 *
 * @param {number} leaving so many bytes
 */
function fill(leaving) {
  rmSync(join(disk, "dist"), { recursive: true, force: true });
  const file = openSync(join(disk, "filling"), "w");
  for (const size of [1024 * 1024, 4096]) {
    const piece = new Uint8Array(size);
    for (;;) {
      try {
        if (writeSync(file, piece) < size) break;
      } catch (error) {
        expect(Reflect.get(Object(error), "code")).toBe("ENOSPC");
        break;
      }
    }
  }
  ftruncateSync(file, fstatSync(file).size - leaving);
  closeSync(file);
}

/**
 * @param {string[]} command
 * @param {Record<string, string | undefined>} [more]
 * @returns {Promise<{ code: unknown, stdout: string, stderr: string }>}
 */
const run = (command, more = {}) =>
  new Promise((resolve) => {
    const data = mkdtempSync(join(tmpdir(), "acompana-data-"));
    const env = { ...process.env, DATA_DIR: data, PORT: "0", ...more };
    execFile(process.execPath, command, { cwd: disk, env }, (error, stdout, stderr) => {
      rmSync(data, { recursive: true });
      resolve({ code: error?.code ?? 0, stdout, stderr });
    });
  });

test.runIf(isHere)(
  `an installation on a full disk says so after npm has${PASSED_OVER}`,
  async () => {
    const packages = join(disk, "node_modules");
    const kept = join(disk, "packages");
    renameSync(packages, kept);
    mkdirSync(join(disk, "bin"));
    const npm = "#!/bin/sh\nmkdir -p node_modules\nhead -c 9000000 /dev/zero > node_modules/one\n";
    writeFileSync(join(disk, "bin/npm"), npm, { mode: 0o755 });
    fill(0);
    const path = `${join(disk, "bin")}:${process.env.PATH}`;
    const { code, stdout, stderr } = await run(["scripts/start.mjs"], { PATH: path });
    expect(stdout).toBe("Instalando lo que falta…\n");
    expect(stderr).toMatch(
      /\nNo queda sitio en el disco\. Libera sitio y vuelve a intentarlo\.\n$/,
    );
    expect(code).toBe(1);
    rmSync(packages, { recursive: true, force: true });
    renameSync(kept, packages);
  },
);

const rooms = [0, 200 * 1024, 3 * 1024 * 1024];
const programs = ["scripts/start.mjs", "scripts/build.mjs", "scripts/dev.mjs"];
const cases = programs.flatMap((program) =>
  rooms.map((room) => /** @type {const} */ ([program, room])),
);

test.runIf(isHere).each(cases)(
  `%s of a portal that is not built, on a disk with %i bytes free, says that there is no room${PASSED_OVER}`,
  async (program, room) => {
    fill(room);
    const { code, stdout, stderr } = await run([program]);
    expect(stderr).toBe("No queda sitio en el disco. Libera sitio y vuelve a intentarlo.\n");
    expect(stdout).toMatch(/^(Construyendo \w+…\n)*$/);
    expect(code).toBe(1);
  },
  120_000,
);
