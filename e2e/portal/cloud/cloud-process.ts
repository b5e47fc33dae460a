import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { denoPath, root } from "../../../scripts/run.mjs";

/** The machine's own, that Deno itself needs. */
const SYSTEM = ["PATH", "HOME", "DENO_DIR", "DENO_CERT", "TMPDIR"];

type Settings = Record<string, string> & { RELEASES_DIR: string };

/** One process of the API, with no more rights than it has in the cloud. */
export class CloudProcess {
  readonly port: number;
  readonly #child: ChildProcessWithoutNullStreams;
  #output = "";

  private constructor(port: number, child: ChildProcessWithoutNullStreams) {
    this.port = port;
    this.#child = child;
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => {
        this.#output += chunk;
      });
  }

  /**
   * Resolves when the process says that it is ready.
   *
   * @param settings environment variables; it sees nearly no others
   */
  static async start(port: number, settings: Settings): Promise<CloudProcess> {
    const read = `--allow-read=${root},${settings.RELEASES_DIR}`;
    const rights = ["--no-prompt", "--allow-net", "--allow-env", read];
    const own = Object.fromEntries(SYSTEM.map((name) => [name, process.env[name]]));
    const child = spawn(denoPath(), ["run", "--quiet", ...rights, `${root}api/main.ts`], {
      env: {
        ...own,
        PORT: String(port),
        HOST: "127.0.0.1",
        ...settings,
      },
    });
    // A test run that is broken off leaves nothing running.
    const killAtTheEnd = () => child.kill("SIGKILL");
    process.once("exit", killAtTheEnd);
    child.once("close", () => process.off("exit", killAtTheEnd));
    const started = new CloudProcess(port, child);
    await started.#ready();
    return started;
  }

  #ready(): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = () => {
        if (this.#output.includes(`Acompaña: http://localhost:${this.port}\n`)) resolve();
      };
      this.#child.stdout.on("data", look);
      this.#child.once("close", (code) =>
        reject(new Error(`A process of the portal ended (${code}): ${this.#output}`)),
      );
    });
  }

  /** What it has printed since its start. */
  get output(): string {
    return this.#output;
  }

  /** Ends it as a machine does that breaks. */
  kill(): Promise<unknown> {
    return this.#end("SIGKILL");
  }

  /** Ends it as its host does. */
  interrupt(): Promise<unknown> {
    return this.#end("SIGINT");
  }

  async #end(signal: NodeJS.Signals): Promise<unknown> {
    const { exitCode, signalCode } = this.#child;
    if (exitCode !== null || signalCode !== null) {
      throw new Error(`A process of the portal had ended by itself: ${this.#output}`);
    }
    const ended = once(this.#child, "close");
    this.#child.kill(signal);
    return await ended;
  }
}
