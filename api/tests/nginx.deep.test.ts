import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { request } from "node:https";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { MAX_FILE_BYTES } from "../features/uploads/index.ts";
import { PASSWORD } from "../tools/testing/fixtures.ts";
import { giveDatabase } from "../tools/testing/own-data.ts";
import { makeReleases } from "../tools/testing/portal-process.ts";
import { type ServedPortal, startServed } from "../tools/testing/served-portal.ts";

const NGINX = "/usr/sbin/nginx";
const NAME = "portal.example.es";
const isHere = inject("testDatabase").kind === "pglite" && existsSync(NGINX);
const AS_WRITTEN = isHere
  ? ""
  : `: passed over, ${NGINX} is not installed or it is not PGlite's run`;

let home: string;
let releases: string;
let port: number;
let plainPort: number;
let nginx: ChildProcess;
let portal: ServedPortal;

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

/** The document's own words; only ports and the places of the certificate are others. */
async function blockOfTheDocument(): Promise<string> {
  const text = await readFile(new URL("../../docs/deploy.md", import.meta.url), "utf8");
  const block = /```nginx\n([^`]+)```/.exec(text)?.[1] ?? "";
  const places: [RegExp, string][] = [
    [/listen \[::\]:.*\n/g, ""],
    [/listen 80;/, `listen 127.0.0.1:${plainPort};`],
    [/listen 443 /, `listen 127.0.0.1:${port} `],
    [/\/etc\/letsencrypt\/live\/portal\.example\.es\//g, `${home}/`],
    [/127\.0\.0\.1:8000/, new URL(portal.url).host.replace("localhost", "127.0.0.1")],
  ];
  return places.reduce((all, [found, other]) => {
    expect(all).toMatch(found);
    return all.replace(found, other);
  }, block);
}

async function startNginx(): Promise<void> {
  const key = ["-keyout", `${home}/privkey.pem`, "-out", `${home}/fullchain.pem`];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const options = ["req", "-x509", ...kind, "-subj", `/CN=${NAME}`, ...key];
  execFileSync("openssl", options, { stdio: "ignore" });
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const folders = temporary.map((one) => `${one}_temp_path ${home}/${one};`).join(" ");
  const user = Deno.uid() === 0 ? "user root; " : "";
  const whole = `${user}daemon off; pid ${home}/pid; error_log ${home}/error.log; events {}
    http { access_log off; ${folders} ${await blockOfTheDocument()} }`;
  await writeFile(`${home}/nginx.conf`, whole);
  execFileSync(NGINX, ["-t", "-c", `${home}/nginx.conf`, "-e", `${home}/error.log`]);
  nginx = spawn(NGINX, ["-c", `${home}/nginx.conf`, "-e", `${home}/error.log`]);
  await vi.waitUntil(listens, { timeout: 10_000 });
}

const listens = () =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    }).once("error", () => resolve(false));
  });

type Call = {
  body?: unknown;
  bytes?: Uint8Array;
  headers?: Record<string, string>;
  host?: string;
  from?: string;
};

/** Through nginx, as a browser at the address `from`. */
function ask(method: string, place: string, call: Call = {}) {
  const { body, bytes, headers = {}, host = `${NAME}:${port}`, from = "127.0.0.1" } = call;
  const content =
    bytes ?? (body === undefined ? null : new TextEncoder().encode(JSON.stringify(body)));
  const length = content ? { "Content-Length": String(content.length) } : {};
  const type = body === undefined ? {} : { "Content-Type": "application/json" };
  type Answer = { status: number; headers: Record<string, unknown>; cookie: string; text: string };
  return new Promise<Answer>((resolve, reject) => {
    const sent = request(
      {
        ...{ host: "127.0.0.1", port, localAddress: from, servername: NAME },
        ...{ method, path: place, rejectUnauthorized: false },
        headers: { Host: host, ...length, ...type, ...headers },
      },
      (answer) => {
        let text = "";
        answer.setEncoding("utf8");
        answer.on("data", (piece) => {
          text += piece;
        });
        const cookies = answer.headers["set-cookie"] ?? [];
        const cookie = cookies.map((line) => line.split(";")[0]).join("; ");
        const { statusCode: status = 0, headers } = answer;
        answer.on("end", () => resolve({ status, headers, cookie, text }));
      },
    );
    sent.once("error", reject);
    sent.end(content ?? undefined);
  });
}

async function json(method: string, place: string, call: Call = {}) {
  const { status, text } = await ask(method, place, call);
  expect([place, status, text]).toEqual([place, expect.toBeOneOf([200, 201]), expect.any(String)]);
  return JSON.parse(text);
}

beforeAll(async () => {
  if (!isHere) return;
  home = await mkdtemp(path.join(tmpdir(), "acompana-nginx-"));
  [port, plainPort] = [await freePort(), await freePort()];
  await giveDatabase(path.join(home, "data"));
  releases = await makeReleases();
  portal = await startServed({
    DATA_DIR: path.join(home, "data"),
    RELEASES_DIR: releases,
    PORTAL_URL: `https://${NAME}:${port}`,
    HOST: "127.0.0.1",
    TRUSTED_PROXIES: "1",
    MUNICIPALITY_NAME: "Villanueva del Valle",
    DEVICE_ENROLMENT: "open",
    SECOND_FACTOR: "optional",
  });
  await startNginx();
}, 60_000);
afterAll(async () => {
  if (!isHere) return;
  nginx.kill("SIGTERM");
  await new Promise((resolve) => nginx.once("close", resolve));
  await portal.stop();
  await rm(home, { recursive: true });
  await rm(releases, { recursive: true });
});

test.runIf(isHere)(
  `nginx as docs/deploy.md has it stands before the portal${AS_WRITTEN}`,
  async () => {
    const page = await ask("GET", "/");
    expect([page.status, page.headers["strict-transport-security"]]).toEqual([
      200,
      "max-age=31536000",
    ]);
    const plain = await fetch(`http://127.0.0.1:${plainPort}/a?b=1`, { redirect: "manual" });
    expect([plain.status, plain.headers.get("Location")]).toEqual([301, `https://${NAME}/a?b=1`]);
    await plain.body?.cancel();
    const foreign = await ask("GET", "/", { host: "otra.example" });
    expect([foreign.status, foreign.text]).toEqual([421, expect.stringContaining(NAME)]);

    const invitation = /#invitacion=(\S+)/.exec(portal.log.text)?.[1];
    const name = "Villanueva del Valle";
    const { id: municipalityId } = await json("POST", "/api/municipalities/ensure", {
      body: { name },
    });
    const account = { email: "ana@aldea.es", password: PASSWORD, municipalityId };
    const made = { name: "Ana Ruiz", ...account, invitation };
    await json("POST", "/api/admin/create-first", { body: made });
    const { id: adminId, token } = await json("POST", "/api/admin/login", { body: account });
    const owner = { adminId, municipalityId, familyConsent: true, municipalConsent: true };
    const person = await json("POST", "/api/users", {
      body: { name: "Carmen López", pin: "4071", ...owner },
      headers: { Authorization: `Bearer ${token}` },
    });
    const entry = await ask("POST", `/api/users/${person.id}/verify-pin`, {
      body: { pin: "4071" },
    });
    expect([entry.status, entry.cookie]).toEqual([
      200,
      expect.stringContaining("__Host-acompana_person="),
    ]);
    const headers = { Cookie: entry.cookie };
    const { uploadURL } = await json("POST", `/api/users/${person.id}/media/upload-url`, {
      body: { mimeType: "video/mp4", size: MAX_FILE_BYTES },
      headers,
    });
    const bytes = new Uint8Array(MAX_FILE_BYTES);
    const address = new URL(uploadURL, `https://${NAME}`);
    const video = { bytes, headers: { ...headers, "Content-Type": "video/mp4" } };
    const arrived = await ask("PUT", address.pathname + address.search, video);
    expect([arrived.status, arrived.text]).toEqual([204, ""]);
    expect(existsSync(`${home}/client_body/1`)).toBe(false);

    const attempt = (from: string, forged: string) =>
      ask("POST", "/api/admin/login", {
        body: { email: "nadie@aldea.es", password: "otra cosa distinta", municipalityId },
        headers: { "X-Forwarded-For": forged },
        from,
      });
    const statuses: number[] = [];
    // Each time as somebody else's address, which is no use.
    for (let time = 1; time <= 7; time += 1) {
      statuses.push((await attempt("127.1.0.2", `203.0.113.${time}`)).status);
    }
    expect([statuses.slice(0, 5), statuses.at(-1)]).toEqual([[401, 401, 401, 401, 401], 429]);
    // Another caller is not shut out for it.
    expect((await attempt("127.2.0.3", "127.1.0.2")).status).toBe(401);
  },
  60_000,
);
