import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { prepareStart } from "./rights.ts";

const net = (env: Record<string, string>) =>
  prepareStart(env)
    .rights.find((right) => right.startsWith("--allow-net="))
    ?.split("=")[1]
    ?.split(",");

const S3 = {
  S3_ENDPOINT: "https://s3.casa.es",
  S3_BUCKET: "acompana",
  S3_ACCESS_KEY_ID: "a",
  S3_SECRET_ACCESS_KEY: "b",
};

describe("the network is", () => {
  const loopback = ["127.0.0.1:8000", "[::1]:8000"];
  const beside = { PEPPER: "una pimienta de prueba", FILES: "disk" };
  const postgres = "postgres://u:p@db.casa.es/portal";
  const neon = "postgres://u:p@ep-1.eu.aws.neon.tech/portal";
  const place = { MUNICIPALITY_LATITUDE: "40.6", MUNICIPALITY_LONGITUDE: "-1.1" };
  test.each<[Record<string, string>, string[]]>([
    [{}, loopback],
    [{ PORT: "0" }, ["127.0.0.1", "[::1]"]],
    [{ HOST: "0.0.0.0", PORT: "80" }, ["0.0.0.0:80"]],
    [{ PORTAL_URL: "https://portal.es" }, ["0.0.0.0:8000"]],
    [{ ...beside, DATABASE_URL: postgres }, [...loopback, "db.casa.es:5432"]],
    [{ ...beside, DATABASE_URL: `${postgres}?sslmode=require` }, [...loopback, "db.casa.es:5432"]],
    [
      {
        ...beside,
        DATABASE_URL: postgres,
        MIGRATION_DATABASE_URL: "postgres://u:p@[::2]:6543/portal",
      },
      [...loopback, "db.casa.es:5432", "[::2]:6543"],
    ],
    [{ ...beside, DATABASE_URL: neon }, [...loopback, "ep-1.eu.aws.neon.tech:443"]],
    [
      { ...beside, DATABASE_URL: neon, NEON_WS_PROXY: "127.0.0.1:81/v1" },
      [...loopback, "127.0.0.1:81"],
    ],
    [S3, [...loopback, "s3.casa.es:443"]],
    [{ ...S3, S3_ENDPOINT: "http://127.0.0.1:9000" }, [...loopback, "127.0.0.1:9000"]],
    [place, [...loopback, "api.open-meteo.com:443"]],
    [{ ...place, WEATHER_BASE_URL: "http://w.es:81/v1/" }, [...loopback, "w.es:81"]],
    [
      { PORTAL_URL: "http://portal.es", SMTP_URL: "smtps://a%40b.es:c@correo.es" },
      ["0.0.0.0:8000", "correo.es:465"],
    ],
    [
      { ASSISTANT_BASE_URL: "https://model.es/v1", ASSISTANT_MODEL: "m" },
      [...loopback, "model.es:443"],
    ],
  ])("with %j what it listens on and asks, no more", (env, hosts) => {
    expect(net(env)).toEqual(hosts);
  });
});

test("no right is given without bounds, and none to start programs or load native code", () => {
  const rights = prepareStart({ ...S3, DATA_DIR: "/var/lib/acompana" }).rights;
  expect(rights.filter((right) => /^(-A|--allow-[a-z]+)$/.test(right))).toEqual([]);
  expect(rights.join(" ")).not.toMatch(/allow-(run|ffi|import|all|scripts)/);
  expect(rights).toContain("--allow-write=/var/lib/acompana");
});

test("each profile has the rights that it needs and no others", () => {
  const namesOf = (env: Record<string, string>) =>
    prepareStart(env).rights.flatMap(
      (right) => /^--allow-((?:write|sys)=.*)$/.exec(right)?.[1] ?? [],
    );
  const place = { DATA_DIR: "/var/lib/acompana" };
  const write = "write=/var/lib/acompana";
  const PORTAL_URL = "https://portal.es";
  expect(namesOf(place)).toEqual([write, "sys=umask,networkInterfaces,statfs"]);
  expect(namesOf({ ...place, PORTAL_URL })).toEqual([write, "sys=umask,statfs"]);
  const cloud = { ...place, ...S3, PORTAL_URL, DATABASE_URL: "postgres://u:p@db.casa.es/portal" };
  const PEPPER = "una pimienta de prueba";
  expect(namesOf({ ...cloud, PEPPER })).toEqual([]);
  expect(prepareStart({ ...cloud, PEPPER }).rights.join(" ")).not.toContain("/var/lib/acompana");
  const {
    S3_ENDPOINT: _,
    S3_BUCKET: __,
    S3_ACCESS_KEY_ID: ___,
    S3_SECRET_ACCESS_KEY: ____,
    ...onDisk
  } = cloud;
  expect(namesOf({ ...onDisk, PEPPER, FILES: "disk" })).toEqual([write, "sys=umask,statfs"]);
});

test("the operator's file of legal texts may be read, and has to be there", () => {
  const LEGAL_TEXTS = path.resolve("docs/deploy/legal-texts.json");
  const file = new URL("../docs/deploy/legal-texts.json", import.meta.url).pathname;
  const read = prepareStart({ LEGAL_TEXTS: file }).rights.find((one) => /^--allow-read/.test(one));
  expect(read?.split("=")[1]?.split(",")).toContain(file);
  expect(() => prepareStart({ LEGAL_TEXTS: `${LEGAL_TEXTS}.no` })).toThrow(
    `LEGAL_TEXTS: no se puede leer el archivo ${LEGAL_TEXTS}.no.`,
  );
});

test("a folder with a comma, at which Deno would part a list, is refused by name", () => {
  expect(() => prepareStart({ DATA_DIR: "/var/lib/a,/etc" }).rights).toThrow("/var/lib/a,/etc");
});

test("what is not granted is refused", async () => {
  const home = await mkdtemp(path.join(tmpdir(), "acompana-refused-"));
  const outside = path.join(home, "outside");
  await writeFile(outside, "of another");
  const attempts = {
    write: `Deno.writeTextFile(${JSON.stringify(outside)}, "x")`,
    read: `Deno.readTextFile(${JSON.stringify(outside)})`,
    passwords: `Deno.readTextFile("/etc/passwd")`,
    connect: `Deno.connect({ hostname: "127.0.0.1", port: 9 })`,
    fetch: `fetch("https://mal.es")`,
    run: `new Deno.Command("ls").output()`,
    host: "Deno.hostname()",
    own: `Deno.writeTextFile(${JSON.stringify(path.join(home, "data", "own"))}, "x")`,
    secret: `Deno.env.get("SECRET") && Promise.reject(new Error("seen"))`,
  };
  const source = Object.entries(attempts).map(
    ([name, attempt]) =>
      `${name}: await (async () => ${attempt})().then(() => "done", ({ name }) => name)`,
  );
  const program = path.join(home, "program.ts");
  const body = `await Deno.mkdir(${JSON.stringify(path.join(home, "data"))});
    console.log(JSON.stringify({ ${source.join(", ")} }));`;
  await writeFile(program, body);
  const env = { DATA_DIR: path.join(home, "data"), RELEASES_DIR: home.concat("-none") };
  const command = { args: ["run", "--quiet", ...prepareStart(env).rights, program] };
  const spawned = new Deno.Command(Deno.execPath(), { ...command, env: { SECRET: "x" } });
  const { stdout, stderr } = await spawned.output();
  const text = new TextDecoder();
  expect(text.decode(stderr)).toBe("");
  expect(JSON.parse(text.decode(stdout))).toEqual({
    write: "NotCapable",
    read: "NotCapable",
    passwords: "NotCapable",
    connect: "NotCapable",
    fetch: "NotCapable",
    run: "NotCapable",
    host: "NotCapable",
    own: "done",
    secret: "done",
  });
  await rm(home, { recursive: true });
});
