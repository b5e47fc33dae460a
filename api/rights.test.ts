import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { prepareStart } from "./rights.ts";
import { giveDatabase } from "./tools/testing/own-data.ts";
import { makeReleases, type PortalProcess, startPortal } from "./tools/testing/portal-process.ts";
import { AUTHORITY, startSmtpServer } from "./tools/testing/smtp/smtp-server.ts";

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

describe.runIf(inject("testDatabase").kind === "pglite")("a portal that runs with them", () => {
  let home: string;
  let releases: string;
  let portal: PortalProcess;

  beforeAll(async () => {
    home = await mkdtemp(path.join(tmpdir(), "acompana-rights-"));
    releases = await makeReleases();
    const dataDir = path.join(home, "data");
    await giveDatabase(dataDir);
    portal = await startPortal({ DATA_DIR: dataDir, RELEASES_DIR: releases });
  });
  afterAll(async () => {
    await portal.stop("SIGINT");
    await rm(home, { recursive: true });
    await rm(releases, { recursive: true });
  });

  const port = () => Number(new URL(portal.url).port);

  /** Raw, since no client would send such a host. */
  async function ask(head: string): Promise<string> {
    const connection = await Deno.connect({ hostname: "127.0.0.1", port: port() });
    await connection.write(new TextEncoder().encode(`${head}\r\nConnection: close\r\n\r\n`));
    return await new Response(connection.readable).text();
  }

  test.each([
    "a b",
    "",
    "a/b",
    "u@casa.es",
    "casa.es:99999",
    "casa.es:x",
    "[::1",
    "ñ.es",
    "casa.es, casa.es",
    "casa.es\r\nHost: casa.es",
    "casa.es\r\nHost: mal.es",
  ])("answers the host '%s' with 400", async (host) => {
    for (const line of ["GET /", "GET /api/session", "POST /api/session", "DELETE /api/session"]) {
      const answer = await ask(`${line} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 0`);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    }
  });

  test("answers a request without a host with 400", async () => {
    expect(await ask("GET / HTTP/1.1")).toMatch(/^HTTP\/1\.1 400 /);
  });

  test("listens by every meaning of localhost, and to no other machine", async () => {
    for (const name of ["localhost", "127.0.0.1", "[::1]"]) {
      const answer = await fetch(`http://${name}:${port()}/api/health`);
      expect([name, answer.status]).toEqual([name, 200]);
      await answer.body?.cancel();
    }
    const others = Deno.networkInterfaces().filter(({ address }) => !/^(127\.|::1$)/.test(address));
    for (const { address, family } of others) {
      if (family !== "IPv4") continue;
      const reached = Deno.connect({ hostname: address, port: port() });
      await expect(reached, address).rejects.toThrow(Deno.errors.ConnectionRefused);
    }
  });

  test("keeps all it makes from the machine's other accounts", async () => {
    const data = path.join(home, "data");
    const names = ["", ...(await readdir(data, { recursive: true }))];
    expect(names.length).toBeGreaterThan(500);
    const open: string[] = [];
    for (const name of names) {
      if (((await stat(path.join(data, name))).mode & 0o077) !== 0) open.push(name);
    }
    expect(open).toEqual([]);
  });
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

test("a letter needs no right but that to its mail server", async () => {
  const server = await startSmtpServer();
  const home = await mkdtemp(path.join(tmpdir(), "acompana-letter-"));
  const { config, rights } = prepareStart({
    DATA_DIR: path.join(home, "data"),
    RELEASES_DIR: home.concat("-none"),
    PORTAL_URL: "http://portal.es",
    SMTP_URL: `smtp://localhost:${server.port}`,
    SMTP_FROM: "portal@aldea.es",
  });
  const program = path.join(home, "program.ts");
  const mailer = new URL("platform/mail/open-mailer.ts", import.meta.url).href;
  const letter = { to: "lucia@correo.es", subject: "Hola", text: "Hola" };
  await writeFile(
    program,
    `import { openMailer } from ${JSON.stringify(mailer)};
    await openMailer(${JSON.stringify({ ...config.mail, ca: AUTHORITY })})(${JSON.stringify(letter)});`,
  );
  const project = new URL("../deno.json", import.meta.url).pathname;
  const args = ["run", "--quiet", "--config", project, ...rights, program];
  const { stderr } = await new Deno.Command(Deno.execPath(), { args }).output();
  expect(new TextDecoder().decode(stderr)).toBe("");
  await server.stop();
  expect(server.letters).toMatchObject([{ to: ["lucia@correo.es"], isEncrypted: true }]);
  await rm(home, { recursive: true });
});
