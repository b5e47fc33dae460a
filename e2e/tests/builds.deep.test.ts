import { execFile, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { copyProject } from "../portal/copy-project.ts";
import { enrol } from "../portal/fixtures.ts";
import { PortalProcess } from "../portal/portal-process.ts";
import { openMainSelect, typePin } from "../portal/steps.ts";
import { expectClean, watchConsole } from "../portal/test.ts";

const run = promisify(execFile);

/** Every file of the folder with its bytes and its times, as one hash each. */
async function fingerprint(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).sort();
  return await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const { mtimeMs } = await stat(path);
      const bytes = await readFile(path).catch(() => "a folder");
      return `${file} ${mtimeMs} ${createHash("sha256").update(bytes).digest("hex")}`;
    }),
  );
}

/** Another word in the games' text and in the shell's. */
async function changeWords(folder: string): Promise<void> {
  for (const [file, word, other] of [
    ["mf-games/src/text.ts", "Juegos de memoria", "Juegos para la memoria"],
    ["shell/src/text.ts", "Usuarios", "Vecinos"],
  ] as const) {
    const path = join(folder, file);
    const text = await readFile(path, "utf8");
    expect(text).toContain(word);
    await writeFile(path, text.replaceAll(word, other));
  }
}

/** Runs `npm start` to its end. */
function npmStart(folder: string, env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn("npm", ["start"], { cwd: folder, env });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => {
        output += chunk;
      });
    }
    child.on("error", reject);
    child.on("close", () => resolve(output));
  });
}

test("what is built beside a running portal changes nothing under it", async ({ page }) => {
  test.setTimeout(600_000);
  const errors = watchConsole(page);
  const folder = await copyProject();
  const dist = join(folder, "dist");
  const portal = await PortalProcess.start({ RELEASES_DIR: join(dist, "releases") });
  try {
    const person = await enrol(portal, { name: "Herminia Vega", pin: "4826" });
    // No area's files are fetched yet.
    await openMainSelect(page, portal.home);
    const served = await fingerprint(join(dist, "releases"));
    await changeWords(folder);

    await test.step("a start that is refused builds nothing and writes nothing", async () => {
      const before = await fingerprint(dist);
      expect(await npmStart(folder, { ...portal.env, PORT: "0" })).toContain("ya está en marcha");
      expect(await npmStart(folder, { ...portal.env, PORT: "ocho" })).toContain("PORT: debe ser");
      expect(await fingerprint(dist)).toEqual(before);
    });

    await test.step("two builds at once take turns, and touch no file that was there", async () => {
      const build = () => run("node", ["scripts/build.mjs"], { cwd: folder });
      const said = await Promise.all([build(), build()]);
      const lines = said.map(({ stdout }) => stdout).join("");
      expect(lines).toContain("Espero a que acabe");
      expect(lines.match(/Construyendo games/g)).toHaveLength(1);
      const isFile = (line: string) => !line.endsWith(hashOf("a folder"));
      const now = new Set(await fingerprint(join(dist, "releases")));
      const touched = served.filter((line) => isFile(line) && !now.has(line));
      expect(touched).toEqual([expect.stringMatching(/^registry[.]json /)]);
      for (const area of ["games", "shell"]) {
        const versions = await readdir(join(dist, "releases", area));
        expect(versions.length).toBeGreaterThan(1);
        for (const version of versions) {
          const text = await readFile(
            join(dist, "releases", area, version, "release.json"),
            "utf8",
          );
          expect(JSON.parse(text)).toMatchObject({ area, version, api: expect.any(String) });
        }
      }
    });

    await test.step("the open page goes on as it was, and so does a new one", async () => {
      const play = async () => {
        await page.getByRole("button", { name: "Usuarios" }).click();
        await typePin(page, person.name, person.pin);
        await page.getByRole("main").getByRole("button", { name: "Juegos" }).click();
        await expect(page.getByRole("button", { name: "Juegos de memoria" })).toBeVisible();
      };
      await play();
      await page.context().clearCookies();
      await openMainSelect(page, portal.home);
      await play();
    });

    expectClean(errors);

    await test.step("a start takes what was built", async () => {
      await portal.interrupt();
      await portal.run();
      await page.context().clearCookies();
      await openMainSelect(page, portal.home);
      await expect(page.getByRole("button", { name: "Vecinos" })).toBeVisible();
    });
  } finally {
    await portal.remove();
    await rm(folder, { recursive: true, force: true });
  }
});

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
