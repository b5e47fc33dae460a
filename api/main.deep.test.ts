import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, inject, test } from "vitest";
import { ensureMunicipality, withOwnFolders } from "./tools/testing/main-portal.ts";
import { runToItsEnd, startPortal } from "./tools/testing/portal-process.ts";

const { environment, settled } = withOwnFolders();

test("a portal that finds no database makes one, and finds it at the next start", async () => {
  const env = environment("made");
  const first = await startPortal(env);
  const id = await ensureMunicipality(first.url);
  expect((await first.stop("SIGINT")).code).toBe(0);
  const second = await startPortal(env);
  expect(await ensureMunicipality(second.url)).toBe(id);
  expect((await second.stop("SIGTERM")).code).toBe(0);
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
  const id = await ensureMunicipality(first.url);
  await first.stop("SIGKILL");
  const second = await startPortal(env);
  expect(await ensureMunicipality(second.url)).toBe(id);
  await second.stop("SIGINT");
});

test.runIf(inject("testDatabase").kind !== "pglite")(
  "two servers that start at once on one database both come up",
  async () => {
    const both = await Promise.all([
      startPortal(environment("one")),
      startPortal(environment("two")),
    ]);
    const [one, two] = await Promise.all(both.map(({ url }) => ensureMunicipality(url)));
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

test("a taken port is told in one line", async () => {
  const listener = Deno.listen({ port: 0 });
  const port = String((listener.addr as Deno.NetAddr).port);
  const taken = await runToItsEnd({ ...(await settled("port")), PORT: port });
  listener.close();
  expect(taken.code).toBe(1);
  expect(taken.stderr).toMatch(new RegExp(`^El puerto ${port} está ocupado\\..*\n$`));
});
