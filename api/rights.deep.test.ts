import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { prepareStart } from "./rights.ts";
import { giveDatabase } from "./tools/testing/own-data.ts";
import { makeReleases, type PortalProcess, startPortal } from "./tools/testing/portal-process.ts";
import { AUTHORITY, startSmtpServer } from "./tools/testing/smtp/smtp-server.ts";

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
