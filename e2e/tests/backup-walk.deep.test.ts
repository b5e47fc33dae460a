import { type ChildProcess, execFile, spawn } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { enrol } from "../portal/fixtures.ts";
import { freePort, type Portal } from "../portal/portal-process.ts";
import { administrator } from "../portal/steps.ts";

const root = new URL("../../", import.meta.url).pathname;
/** What stands in the document for what each machine calls otherwise. */
const STICK = "/media/usb";
const DATA = ".data";
/** The copy of a night, as the document names it. The test does not wait for a night. */
const MAKE_NIGHTLY = "npm run backup -- .data/backups/daily-2026-11-21.tar";

/** Somebody who can enter, and the administrator who sees everybody. */
interface Known {
  email: string;
  password: string;
  person: { name: string; pin: string };
}

/** The document's blocks of commands, line by line: all that there are. */
async function readBlocks() {
  const text = await readFile(join(root, "docs/backup.md"), "utf8");
  const blocks = [...text.matchAll(/^```\w*\n(.*?)^```$/gms)];
  const lines = blocks.map(([, block = ""]) => block.trim().split("\n"));
  const [elsewhere = [], back = [], newMachine = [], ...further] = lines;
  expect(further).toEqual([]);
  return { elsewhere, back, newMachine };
}

/** A machine's data and stick, beside which an operator types what the document says. */
class Machine {
  readonly folder: string;
  readonly portal: Portal;
  readonly #env: NodeJS.ProcessEnv;
  #serving: ChildProcess | undefined;
  output = "";

  private constructor(folder: string, port: number) {
    this.folder = folder;
    const url = `http://localhost:${port}`;
    const open = { headers: {}, enrolsDevices: false, setUpCode: null };
    this.portal = { url, municipality: "Villanueva del Valle", home: `${url}/`, ...open };
    this.#env = { ...process.env, PORT: String(port), DATA_DIR: join(folder, DATA) };
  }

  static async prepare(): Promise<Machine> {
    const folder = await mkdtemp(join(tmpdir(), "acompana-backup-"));
    await mkdir(join(folder, STICK), { recursive: true });
    return new Machine(folder, await freePort());
  }

  /** Types one line; one that serves goes on until it is stopped. */
  async type(line: string): Promise<void> {
    const command = [STICK, DATA].reduce(
      (text, name) => text.replaceAll(` ${name}`, ` ${join(this.folder, name)}`),
      line,
    );
    if (/npm (start|run demo)$/.test(command)) return await this.#serve(command);
    await promisify(execFile)("sh", ["-c", command], { cwd: root, env: this.#env });
  }

  async #serve(command: string): Promise<void> {
    const options = { cwd: root, env: this.#env, detached: true };
    const child = spawn("sh", ["-c", command], options);
    this.#serving = child;
    this.output = "";
    await new Promise<void>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        this.output += chunk;
        if (this.output.includes(`Acompaña: ${this.portal.url}\n`)) resolve();
      };
      child.stdout.on("data", read);
      child.stderr.on("data", read);
      child.once("close", (code) => reject(new Error(`ended (${code}): ${this.output}`)));
    });
  }

  /** As Ctrl-C does. */
  async stop(): Promise<void> {
    const child = this.#serving;
    this.#serving = undefined;
    if (!child?.pid) return;
    const ended = new Promise((resolve) => child.once("close", resolve));
    process.kill(-child.pid, "SIGINT");
    await ended;
  }

  /** The data are gone, with all that lay beside them. */
  async lose(): Promise<void> {
    await rm(join(this.folder, DATA), { recursive: true });
  }

  async remove(): Promise<void> {
    await this.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}

const postJson = async (url: string, body: unknown) => {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  expect(answer.status, url).toBeLessThan(300);
  return await answer.json();
};

/** Everybody whom the administrator sees, once both have really signed in. */
async function peopleOf({ url, municipality }: Portal, known: Known): Promise<string[]> {
  const { id } = await postJson(`${url}/api/municipalities/ensure`, { name: municipality });
  const { email, password, person } = known;
  const login = { email, password, municipalityId: id };
  const admin = await postJson(`${url}/api/admin/login`, login);
  const address = `${url}/api/users?adminId=${admin.id}&municipalityId=${id}`;
  const listed = await fetch(address, { headers: { Authorization: `Bearer ${admin.token}` } });
  const users: { id: string; name: string }[] = await listed.json();
  const own = users.find(({ name }) => name === person.name);
  const entered = await postJson(`${url}/api/users/${own?.id}/verify-pin`, { pin: person.pin });
  expect(entered).toEqual({ valid: true });
  return users.map(({ name }) => name).sort();
}

// Nobody was ever erased on either.
test("what docs/backup.md says to type keeps a fresh portal and brings it back", async () => {
  const { elsewhere, back } = await readBlocks();
  const machine = await Machine.prepare();
  const { portal } = machine;
  try {
    await machine.type("npm start");
    const person = await enrol(portal, { name: "Herminia Vega", pin: "4826" });
    const known = { ...administrator, person };
    await machine.type(MAKE_NIGHTLY);
    for (const line of elsewhere) await machine.type(line);
    await machine.stop();
    for (const line of back) await machine.type(line);
    expect(await peopleOf(portal, known)).toEqual(["Herminia Vega"]);
  } finally {
    await machine.remove();
  }
});

test("what docs/backup.md says to type brings the demo to a new machine", async () => {
  const { elsewhere, newMachine } = await readBlocks();
  const machine = await Machine.prepare();
  const { folder, portal } = machine;
  try {
    await machine.type("npm run demo");
    const { demo } = JSON.parse(await readFile(join(folder, DATA, "demo.json"), "utf8"));
    const people: { name: string; pin: string }[] = demo.people;
    for (const line of elsewhere) await machine.type(line);
    // What the log says to type is about this very portal.
    expect(machine.output).toContain(`DATA_DIR=${join(folder, DATA)} npm run demo y, en ellas`);
    await machine.stop();
    await machine.lose();
    for (const line of newMachine) await machine.type(line);
    await machine.type("npm start");
    const [person = { name: "", pin: "" }] = people;
    const listed = await peopleOf(portal, { ...demo.administrator, person });
    expect(listed).toEqual(people.map(({ name }) => name).sort());
  } finally {
    await machine.remove();
  }
});
