import { stat } from "node:fs/promises";
import path from "node:path";
import { expect, inject, test } from "vitest";
import { ensureMunicipality, withOwnFolders } from "./tools/testing/main-portal.ts";
import { type PortalProcess, runToItsEnd, startPortal } from "./tools/testing/portal-process.ts";
import { connectRaw, requestHead } from "./tools/testing/raw-http.ts";

const { kind } = inject("testDatabase");
const { environment, settled } = withOwnFolders();

/** A portal that ends otherwise shows its log. */
async function endWell(portal: PortalProcess, signal: Deno.Signal): Promise<void> {
  const { code } = await portal.stop(signal);
  expect(code, await portal.logged).toBe(0);
}

test("the portal serves, stops on a signal and still knows everything afterwards", async () => {
  const env = await settled("kept");
  const first = await startPortal(env);
  const health = await fetch(`${first.url}/api/health`);
  expect(await health.json()).toMatchObject({ status: "ok", database: "ok" });
  const page = await fetch(first.url);
  expect(page.headers.get("Content-Type")).toMatch(/^text\/html/);
  await page.body?.cancel();
  // Nobody has said whom to tell of a hole.
  const security = await fetch(`${first.url}/.well-known/security.txt`);
  expect([security.status, await security.text()]).toEqual([404, "Not found"]);
  expect(await (await fetch(`${first.url}/robots.txt`)).text()).toMatch(/^User-agent: \*\n/);
  const id = await ensureMunicipality(first.url);
  // A name that anybody could point here is told to whoever runs the portal.
  const stranger = await connectRaw(Number(new URL(first.url).port));
  await stranger.send(requestHead("GET", "/api/municipalities", { Host: "rebind.example" }));
  expect(await stranger.head()).toContain("HTTP/1.1 421");
  stranger.close();
  await endWell(first, "SIGINT");
  expect(await first.logged).toContain("alguien ha pedido el portal como «rebind.example»");

  const second = await startPortal(env);
  expect(await ensureMunicipality(second.url)).toBe(id);
  // On the same folder a third is refused in one line, while the second runs.
  if (kind === "pglite") {
    const { code, stdout, stderr } = await runToItsEnd(env);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toBe(`Acompaña ya está en marcha con esta carpeta de datos: ${env.DATA_DIR}\n`);
    const pepper = await stat(path.join(env.DATA_DIR ?? "", "pepper"));
    expect(pepper.mode & 0o777).toBe(0o600);
  }
  await endWell(second, "SIGTERM");
});

test("a wrong variable is told in one line", async () => {
  const wrong = await runToItsEnd({ ...environment("wrong"), PORTAL_TIME_ZONE: "Marte" });
  expect(wrong.code).toBe(1);
  expect(wrong.stderr).toMatch(/^Configuración: PORTAL_TIME_ZONE: .*\n$/);
});
