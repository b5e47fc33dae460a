import { spawn } from "node:child_process";
import { expect, test } from "@playwright/test";
import { PortalProcess } from "../portal/portal-process.ts";

const root = new URL("../../", import.meta.url).pathname;

/** Runs `npm start` to its end. */
function npmStart(env: NodeJS.ProcessEnv): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn("npm", ["start"], { cwd: root, env });
    let output = "";
    const read = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, output }));
  });
}

test("npm start serves its folder alone, says where, and stops cleanly", async () => {
  const portal = await PortalProcess.start({}, "npm start");
  try {
    const health = await fetch(`${portal.url}/api/health`);
    expect(health.status).toBe(200);
    expect(await health.json()).toMatchObject({ status: "ok", database: "ok" });
    expect(portal.output).toContain(`Acompaña: ${portal.url}`);

    const second = await npmStart({ ...portal.env, PORT: "0" });
    expect(second.code).not.toBe(0);
    expect(second.output).toContain("ya está en marcha");
    expect((await fetch(`${portal.url}/api/health`)).status).toBe(200);

    const how = `HOST=0.0.0.0 DATA_DIR=${portal.dataDir} npm start y, en ellas`;
    expect(portal.output).toContain(how);

    await portal.interrupt();
    await expect(fetch(`${portal.url}/api/health`)).rejects.toThrow();
  } finally {
    await portal.remove();
  }
});
