import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { NOT_CLOSED } from "../../scripts/keep-alive.mjs";
import { copyReleases } from "./built-releases.ts";
import { copyPreparedData } from "./prepared-data.ts";

const root = new URL("../../", import.meta.url).pathname;
/** The server is killed after 15 s by what started it; this is for the rest. */
const STOP_MS = 60_000;

/** Where a test is: a running portal, and a municipality of it. */
export interface Portal {
  /** The portal's origin. */
  readonly url: string;
  /** The municipality's name. */
  readonly municipality: string;
  /** Address of the municipality's first page. */
  readonly home: string;
  /** What each request carries besides. */
  readonly headers: Record<string, string>;
  /** Whether older people enter only on devices that the town hall has authorised. */
  readonly enrolsDevices: boolean;
  /** What the link in the log carries for the first administrator; null: anybody may begin. */
  readonly setUpCode: string | null;
}

/** One that is started for a test, alone or with others. */
export interface RunningPortal extends Portal {
  /** What it has printed. */
  readonly output: string;
  /** Its data; in the cloud nothing is ever written there. */
  readonly dataDir: string;
  /** The built areas on its disk, which a test may damage. */
  readonly releasesDir: string;
  /** Starts it again on the same data, with further settings if there are any. */
  run(settings?: Record<string, string>): Promise<void>;
  /** Stops it in order. Rejects when it had ended by itself. */
  interrupt(): Promise<void>;
  /** Stops it and removes all that it left. */
  remove(): Promise<void>;
  /** The same of one of the municipalities that it serves. */
  setUpCodeOf(municipality: string): string | null;
}

/** What is run: the server alone, through `npm start`, or with a clock that `moveClock` moves. */
const COMMANDS = {
  server: ["node", "e2e/portal/serve.mjs"],
  "npm start": ["npm", "start"],
  clocked: ["node", "e2e/portal/serve.mjs", "api/tools/testing/clocked-main.ts"],
} as const;
type Way = keyof typeof COMMANDS;

/** A portal on a data folder and a port of its own, with one municipality. */
export class PortalProcess implements RunningPortal {
  readonly municipality = "Villanueva del Valle";
  readonly headers = {};
  readonly setUpCode = null;
  readonly url: string;
  readonly dataDir: string;
  readonly releasesDir: string;
  readonly #folder: string;
  readonly #port: number;
  readonly #way: Way;
  #settings: Record<string, string>;
  #child: ChildProcessWithoutNullStreams | undefined;
  #output = "";

  private constructor(folder: string, port: number, way: Way, settings: Record<string, string>) {
    this.#folder = folder;
    this.#port = port;
    this.#way = way;
    this.#settings = settings;
    this.url = `http://localhost:${port}`;
    this.dataDir = join(folder, "data");
    this.releasesDir = join(folder, "releases");
  }

  /**
   * Makes fresh folders and starts a portal in them. Resolves when it says that it is ready.
   *
   * @param settings environment variables of the server, over the usual ones
   * @param way what is run
   */
  static async start(
    settings: Record<string, string> = {},
    way: Way = "server",
  ): Promise<PortalProcess> {
    const folder = await mkdtemp(join(tmpdir(), "acompana-e2e-"));
    // A candidate is tried with what others serve: nothing is to be built for it.
    const used = way === "npm start" && process.env.BUILT_RELEASES ? "server" : way;
    const portal = new PortalProcess(folder, await freePort(), used, settings);
    await copyReleases(portal.releasesDir);
    // `npm start` makes it itself, as on a machine that has none.
    if (used !== "npm start") await copyPreparedData(portal.dataDir);
    await portal.run();
    return portal;
  }

  get home(): string {
    return `${this.url}/`;
  }

  get enrolsDevices(): boolean {
    return this.#settings.DEVICE_ENROLMENT === "required";
  }

  setUpCodeOf(): null {
    return null;
  }

  async run(settings: Record<string, string> = {}): Promise<void> {
    this.#settings = { ...this.#settings, ...settings };
    this.#output = "";
    const [command, ...args] = COMMANDS[this.#way];
    // A process group of its own, so that a signal reaches all of it, as Ctrl-C does.
    const child = spawn(command, args, { cwd: root, env: this.env, detached: true });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => {
        this.#output += chunk;
      });
    await this.#printed(this.#ready);
  }

  /** Sets the server's clock by so many ms ahead of the machine's. */
  async moveClock(aheadMs: number): Promise<void> {
    const taken = this.#printed(`Reloj: ${aheadMs}\n`);
    this.#child?.stdin.write(`${aheadMs}\n`);
    await taken;
  }

  /** Resolves when the server has printed these words from now on. Rejects when it ends before. */
  #printed(words: string): Promise<void> {
    const before = this.#output.length;
    return new Promise((resolve, reject) => {
      const look = () => {
        if (this.#output.includes(words, before)) resolve();
      };
      this.#child?.stdout.on("data", look);
      this.#child?.once("exit", (code) =>
        reject(new Error(`${this.#way} ended (${code}): ${this.#output}`)),
      );
    });
  }

  get env(): NodeJS.ProcessEnv {
    return {
      ...process.env,
      PORT: String(this.#port),
      DATA_DIR: this.dataDir,
      RELEASES_DIR: this.releasesDir,
      MUNICIPALITY_NAME: this.municipality,
      HELP_PHONE: "949 12 34 56",
      HELP_HOURS: "de lunes a viernes, de 9 a 14",
      ...this.#settings,
    };
  }

  /** What the server has printed since it was last started. */
  get output(): string {
    return this.#output;
  }

  get #ready(): string {
    return `Acompaña: ${this.url}\n`;
  }

  /**
   * Sends Ctrl-C and waits for the end of all of it. Rejects when it had to be killed, here or by
   * what started it, and when the server had ended before: it is begun again by itself, but no test
   * is to end it.
   */
  async interrupt(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child?.pid) return;
    const group = child.pid;
    const ended = new Promise((resolve) => child.once("close", resolve));
    process.kill(-group, "SIGINT");
    let left: string | undefined;
    const late = setTimeout(() => {
      left = processesOf(group);
      process.kill(-group, "SIGKILL");
    }, STOP_MS);
    await ended;
    clearTimeout(late);
    if (left !== undefined)
      throw new Error(`Ctrl-C did not stop the portal: ${this.#output}\nLeft:\n${left}`);
    if (this.#output.includes(NOT_CLOSED))
      throw new Error(`Ctrl-C did not stop the server, which was killed: ${this.#output}`);
    const beginnings = this.#output.split(this.#ready).length - 1;
    if (beginnings > 1) throw new Error(`The server ended by itself: ${this.#output}`);
  }

  /** Stops the server and removes its folders. */
  async remove(): Promise<void> {
    await this.interrupt();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

/** Which processes of a group there still are, and what they wait for; a line of titles first. */
function processesOf(group: number): string {
  const columns = "pgid,pid,ppid,stat,wchan,time,command";
  const { stdout } = spawnSync("ps", ["-ax", "-o", columns], { encoding: "utf8" });
  const [titles, ...all] = String(stdout).split("\n");
  return [titles, ...all.filter((line) => Number.parseInt(line, 10) === group)].join("\n");
}

/**
 * Below those that a system gives to whoever asks for any, and to each call that goes out: a portal
 * that begins slowly, or begins again, would find its own taken. Browsers refuse 10080.
 */
const FIRST_PORT = 11_000;
/**
 * Each process of the tests has so many of its own, because two that look at the same moment would
 * find the same one free. Its number says which, as a test may itself run tests; two whose numbers
 * end alike hardly ever run beside each other.
 */
const PORTS_EACH = 20;
/** How many ports this process has looked at. */
let asked = 0;

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const first = FIRST_PORT + (process.pid % 1_000) * PORTS_EACH;
  for (let tries = 0; tries < PORTS_EACH; tries++) {
    const port = first + (asked++ % PORTS_EACH);
    if (await isFree(port)) return port;
  }
  throw new Error(`The ports ${first} to ${first + PORTS_EACH - 1} are all taken`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
