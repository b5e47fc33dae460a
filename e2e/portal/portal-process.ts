import { type ChildProcess, spawn } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = new URL("../../", import.meta.url).pathname;
const STOP_MS = 15_000;

/** `npm start`, on a data folder and a port of its own. */
export class PortalProcess {
  readonly url: string;
  readonly dataDir: string;
  /** A copy of the built areas, which a test may damage. */
  readonly releasesDir: string;
  readonly #folder: string;
  readonly #port: number;
  readonly #settings: Record<string, string>;
  #child: ChildProcess | undefined;
  #output = "";

  private constructor(folder: string, port: number, settings: Record<string, string>) {
    this.#folder = folder;
    this.#port = port;
    this.#settings = settings;
    this.url = `http://localhost:${port}`;
    this.dataDir = join(folder, "data");
    this.releasesDir = join(folder, "releases");
  }

  /**
   * Makes fresh folders and starts a portal in them. Resolves when it says that it is ready.
   *
   * @param settings environment variables of the server, over the usual ones
   */
  static async start(settings: Record<string, string> = {}): Promise<PortalProcess> {
    const folder = await mkdtemp(join(tmpdir(), "acompana-e2e-"));
    const portal = new PortalProcess(folder, await freePort(), settings);
    await cp(join(root, "dist/releases"), portal.releasesDir, { recursive: true });
    await portal.run();
    return portal;
  }

  /** Starts the server again on the same data. */
  async run(): Promise<void> {
    this.#output = "";
    // A process group of its own, so that a signal reaches all of it, as Ctrl-C does.
    const child = spawn("npm", ["start"], { cwd: root, env: this.env, detached: true });
    this.#child = child;
    await new Promise<void>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        this.#output += chunk;
        if (this.#output.includes(`Acompaña: ${this.url}`)) resolve();
      };
      child.stdout?.on("data", read);
      child.stderr?.on("data", read);
      child.on("exit", (code) => reject(new Error(`npm start ended (${code}): ${this.#output}`)));
    });
  }

  get env(): NodeJS.ProcessEnv {
    return {
      ...process.env,
      PORT: String(this.#port),
      DATA_DIR: this.dataDir,
      RELEASES_DIR: this.releasesDir,
      MUNICIPALITY_NAME: "Villanueva del Valle",
      ...this.#settings,
    };
  }

  /** What the server has printed since it was last started. */
  get output(): string {
    return this.#output;
  }

  /** Sends Ctrl-C and waits for the end of all of it. Rejects when it had to be killed. */
  async interrupt(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child?.pid) return;
    const group = -child.pid;
    const ended = new Promise((resolve) => child.once("close", resolve));
    process.kill(group, "SIGINT");
    let killed = false;
    const late = setTimeout(() => {
      killed = true;
      process.kill(group, "SIGKILL");
    }, STOP_MS);
    await ended;
    clearTimeout(late);
    if (killed) throw new Error(`Ctrl-C did not stop the portal: ${this.#output}`);
  }

  /** Stops the server and removes its folders. */
  async remove(): Promise<void> {
    await this.interrupt();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
