import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { giveDatabase } from "./tools/testing/own-data.ts";
import {
  makeReleases,
  runToItsEnd,
  startPortal,
  WITH_DATABASE_URL,
} from "./tools/testing/portal-process.ts";

const ENSURE = "/api/municipalities/ensure";
let home: string;
let releases: string;

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), "acompana-main-"));
  releases = await makeReleases();
});
afterAll(async () => {
  await rm(home, { recursive: true });
  await rm(releases, { recursive: true });
});

/** On Postgres every process test shares one database; in its own folder it has its own PGlite. */
function environment(folder: string): Record<string, string> {
  const base = { DATA_DIR: path.join(home, folder, "data"), RELEASES_DIR: releases };
  const database = inject("testDatabase");
  if (database.kind === "pglite") return base;
  const address = { ...base, ...WITH_DATABASE_URL, DATABASE_URL: database.adminUrl };
  if (database.kind === "postgres") return address;
  return { ...address, DATABASE_DRIVER: "neon", NEON_WS_PROXY: database.webSocketProxy };
}

/** The same with a database that is there already; the first test alone sees one made. */
async function settled(folder: string): Promise<Record<string, string>> {
  await giveDatabase(path.join(home, folder, "data"));
  return environment(folder);
}

const ensure = async (url: string) => {
  const body = JSON.stringify({ name: "Villanueva del Valle" });
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(url + ENSURE, { method: "POST", headers, body });
  return (await answer.json()).id;
};

test("the portal serves, stops on a signal and still knows everything afterwards", async () => {
  const env = environment("kept");
  const first = await startPortal(env);
  const health = await fetch(`${first.url}/api/health`);
  expect(await health.json()).toMatchObject({ status: "ok", database: "ok" });
  const page = await fetch(first.url);
  expect(page.headers.get("Content-Type")).toMatch(/^text\/html/);
  await page.body?.cancel();
  const id = await ensure(first.url);
  expect((await first.stop("SIGINT")).code).toBe(0);

  const second = await startPortal(env);
  expect(await ensure(second.url)).toBe(id);
  expect((await second.stop("SIGTERM")).code).toBe(0);
  if (env.PEPPER) return;
  const pepper = await stat(path.join(env.DATA_DIR ?? "", "pepper"));
  expect(pepper.mode & 0o777).toBe(0o600);
});

test.runIf(inject("testDatabase").kind === "pglite")(
  "an embedded portal whose pepper was changed is refused by the file's name",
  async () => {
    const env = await settled("peppered");
    const file = path.join(env.DATA_DIR ?? "", "pepper");
    await (await startPortal(env)).stop("SIGINT");
    const kept = await readFile(file, "utf8");
    await writeFile(file, kept.split("").toReversed().join(""));
    const { code, stderr } = await runToItsEnd(env);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^Acompaña no puede arrancar: \/.*\/pepper: no es la pimienta/),
    ]);
    await writeFile(file, kept);
    await (await startPortal(env)).stop("SIGINT");
  },
);

test("a killed portal leaves no lock behind", async () => {
  const env = await settled("killed");
  const first = await startPortal(env);
  const id = await ensure(first.url);
  await first.stop("SIGKILL");
  const second = await startPortal(env);
  expect(await ensure(second.url)).toBe(id);
  await second.stop("SIGINT");
});

test.runIf(inject("testDatabase").kind === "pglite")(
  "a second start on the same folder is refused in one line",
  async () => {
    const env = await settled("shared");
    const first = await startPortal(env);
    const { code, stdout, stderr } = await runToItsEnd(env);
    expect(code).toBe(1);
    expect(stdout).toBe("");
    expect(stderr).toBe(`Acompaña ya está en marcha con esta carpeta de datos: ${env.DATA_DIR}\n`);
    await first.stop("SIGINT");
  },
);

test.runIf(inject("testDatabase").kind !== "pglite")(
  "two servers that start at once on one database both come up",
  async () => {
    const both = await Promise.all([
      startPortal(environment("one")),
      startPortal(environment("two")),
    ]);
    const [one, two] = await Promise.all(both.map(({ url }) => ensure(url)));
    expect(one).toBe(two);
    await Promise.all(both.map((server) => server.stop("SIGINT")));
  },
);

test("a public portal tells the set-up link at its first start only", async () => {
  const name = "Villaluz de la Sierra";
  const PORTAL_URL = "https://portal.es";
  const env = { ...(await settled("public")), PORTAL_URL, MUNICIPALITY_NAME: name };
  const logs: string[] = [];
  for (let start = 0; start < 2; start += 1) {
    const portal = await startPortal(env);
    await portal.stop("SIGINT");
    logs.push(await portal.logged);
  }
  const link =
    /Primer administrador de Villaluz de la Sierra .*: https:\/\/portal\.es\/#invitacion=\S{43}\n/;
  expect(logs[0]).toMatch(link);
  expect(logs[1]).not.toContain("invitacion");
});

test("a taken port and a wrong variable are told in one line", async () => {
  const listener = Deno.listen({ port: 0 });
  const port = String((listener.addr as Deno.NetAddr).port);
  const taken = await runToItsEnd({ ...(await settled("port")), PORT: port });
  listener.close();
  expect(taken.code).toBe(1);
  expect(taken.stderr).toMatch(new RegExp(`^El puerto ${port} está ocupado\\..*\n$`));

  const wrong = await runToItsEnd({ ...environment("wrong"), PORTAL_TIME_ZONE: "Marte" });
  expect(wrong.code).toBe(1);
  expect(wrong.stderr).toMatch(/^Configuración: PORTAL_TIME_ZONE: .*\n$/);
});
