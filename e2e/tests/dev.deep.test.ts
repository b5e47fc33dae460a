import { type ChildProcess, spawn } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { readAreas, readShell } from "../../kit/build/areas.mjs";
import { copyProject } from "../portal/copy-project.ts";
import { freePort } from "../portal/portal-process.ts";

/**
 * Gives each development server of the copy a port that nobody else has: another test, or
 * somebody's own `npm run dev`, may run beside this. Returns the addresses of the shell and of the
 * administrators' area.
 */
async function useFreePorts(folder: string) {
  const root = `${folder}/`;
  const shell = { ...readShell(root), port: await freePort() };
  const areas = await Promise.all(
    readAreas(root).map(async (area) => ({ ...area, port: await freePort() })),
  );
  for (const { folder: name, ...area } of [shell, ...areas]) {
    await writeFile(join(folder, name, "area.json"), JSON.stringify(area));
  }
  const admin = areas.find(({ name }) => name === "admin");
  return { shell: `http://localhost:${shell.port}/`, admin: `localhost:${admin?.port}` };
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

async function openAdministration(page: Page, shell: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(shell);
  await page.getByRole("button", { name: /Toca en cualquier lugar/ }).click();
  await page.getByRole("button", { name: "Administración" }).click();
}

/** Whether a page hears of changes of the administrators' area, and what it fetched of it. */
function watch(page: Page, admin: string) {
  const seen = { hearsOfChanges: false, built: [] as string[] };
  page.on("websocket", (socket) => {
    if (new URL(socket.url()).host !== admin) return;
    socket.on("framereceived", ({ payload }) => {
      if (String(payload).includes('"connected"')) seen.hearsOfChanges = true;
    });
  });
  page.on("request", (request) => {
    if (request.url().includes("/releases/admin/")) seen.built.push(request.url());
  });
  return seen;
}

for (const [what, args] of [
  ["npm run dev", []],
  ["npm run dev -- admin", ["admin"]],
] as const) {
  test(`${what} shows a change without reloading the page`, async ({ page }) => {
    test.setTimeout(600_000);
    const folder = await copyProject();
    const { shell, admin } = await useFreePorts(folder);
    const { stop } = await dev(folder, [...args]);
    const seen = watch(page, admin);
    try {
      await test.step("what fails is not replaced by what was built before", async () => {
        await page.route(`http://${admin}/**`, (route) => route.abort());
        await openAdministration(page, shell);
        await expect(
          page.getByText("Esta parte del portal no está disponible ahora mismo"),
        ).toBeVisible();
        await page.unrouteAll();
      });

      // A server that has just been started prepares packages as it meets them, and meanwhile may
      // refuse a module.
      await expect(async () => {
        seen.hearsOfChanges = false;
        await openAdministration(page, shell);
        await expect(page.getByText("Acceso para Administradores")).toBeVisible();
        // Nobody hears of what is saved before.
        await expect.poll(() => seen.hearsOfChanges).toBe(true);
      }).toPass();
      expect(seen.built).toEqual([]);
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
