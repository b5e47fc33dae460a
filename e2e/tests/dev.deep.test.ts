import { type ChildProcess, spawn } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, test } from "@playwright/test";
import { freePort } from "../portal/portal-process.ts";

const root = new URL("../../", import.meta.url).pathname;
const SHELL = "http://localhost:5000/";
const LEFT_OUT = new Set(["node_modules", ".git", ".data", "test-results", "screenshots"]);

/** A copy of the project whose sources a test may change; nothing is prepared for development. */
async function copyProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "acompana-dev-"));
  await cp(root, folder, { recursive: true, filter: (from) => !LEFT_OUT.has(basename(from)) });
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  return folder;
}

/** Runs `npm run dev` until `stop`; resolves when it says that it is ready. */
async function dev(folder: string, args: string[]): Promise<{ stop: () => Promise<void> }> {
  const env = {
    ...process.env,
    PORT: String(await freePort()),
    DATA_DIR: join(folder, ".data"),
    RELEASES_DIR: join(folder, "dist/releases"),
  };
  const command = ["run", "dev", ...(args.length > 0 ? ["--", ...args] : [])];
  const child: ChildProcess = spawn("npm", command, { cwd: folder, env, detached: true });
  const closed = new Promise((resolve) => child.once("close", resolve));
  await new Promise<void>((resolve, reject) => {
    let output = "";
    const read = (chunk: Buffer) => {
      output += chunk;
      if (output.includes("Acompaña en desarrollo")) resolve();
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.on("exit", (code) => reject(new Error(`npm run dev ended (${code}): ${output}`)));
  });
  return {
    async stop() {
      if (child.pid) process.kill(-child.pid, "SIGINT");
      await closed;
    },
  };
}

for (const [what, args] of [
  ["npm run dev", []],
  ["npm run dev -- admin", ["admin"]],
] as const) {
  test(`${what} shows a change without reloading the page`, async ({ page }) => {
    test.setTimeout(240_000);
    const folder = await copyProject();
    const { stop } = await dev(folder, [...args]);
    try {
      await page.goto(SHELL);
      await page.getByRole("button", { name: /Toca en cualquier lugar/ }).click();
      await page.getByRole("button", { name: "Administración" }).click();
      await expect(page.getByText("Acceso para Administradores")).toBeVisible({ timeout: 60_000 });
      await page.evaluate(() => Reflect.set(globalThis, "kept", true));
      await page.getByLabel("Correo Electrónico").fill("lucia@villanueva.es");

      const texts = join(folder, "mf-admin/src/text.ts");
      const before = await readFile(texts, "utf8");
      await writeFile(
        texts,
        before.replace("Acceso para Administradores", "Puerta del ayuntamiento"),
      );
      await expect(page.getByText("Puerta del ayuntamiento")).toBeVisible();
      expect(await page.evaluate(() => Reflect.get(globalThis, "kept"))).toBe(true);

      // The other areas are there too, whoever serves them.
      await page.goBack();
      await page.getByRole("button", { name: "Usuarios" }).click();
      await expect(page.getByText("Seleccionar Usuario")).toBeVisible({ timeout: 60_000 });
    } finally {
      await stop();
      await rm(folder, { recursive: true, force: true });
    }
  });
}
