import { type ChildProcess, spawn } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { readAreas, readShell } from "../../kit/build/areas.mjs";
import { copyProject } from "../portal/copy-project.ts";
import { freePort } from "../portal/portal-process.ts";

/**
 * Gives each development server of the copy a port that nobody else has: another test, or
 * somebody's own `npm run dev`, may run beside this. Returns the shell's address.
 */
async function useFreePorts(folder: string): Promise<string> {
  const root = `${folder}/`;
  const shell = { ...readShell(root), port: await freePort() };
  const areas = await Promise.all(
    readAreas(root).map(async (area) => ({ ...area, port: await freePort() })),
  );
  for (const { folder: name, ...area } of [shell, ...areas]) {
    await writeFile(join(folder, name, "area.json"), JSON.stringify(area));
  }
  return `http://localhost:${shell.port}/`;
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
  /** Ends npm and all that it started. */
  async function stop(): Promise<void> {
    if (child.pid) process.kill(-child.pid, "SIGINT");
    await closed;
  }
  const ready = new Promise<void>((resolve, reject) => {
    let output = "";
    const read = (chunk: Buffer) => {
      output += chunk;
      if (output.includes("Acompaña en desarrollo")) resolve();
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.on("exit", (code) => reject(new Error(`npm run dev ended (${code}): ${output}`)));
  });
  await ready.catch(async (error) => {
    await stop();
    throw error;
  });
  return { stop };
}

for (const [what, args] of [
  ["npm run dev", []],
  ["npm run dev -- admin", ["admin"]],
] as const) {
  test(`${what} shows a change without reloading the page`, async ({ page }) => {
    const folder = await copyProject();
    const shell = await useFreePorts(folder);
    const { stop } = await dev(folder, [...args]);
    try {
      await page.goto(shell);
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
