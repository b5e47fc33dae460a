import { execFile } from "node:child_process";
import type { PortalProcess } from "./portal-process.ts";

interface Ended {
  code: number;
  output: string;
}

/** The commands of releases, run in a copy of the project against a portal that runs. */
export class ReleaseCommands {
  readonly #folder: string;
  readonly #portal: PortalProcess;
  readonly #env: Record<string, string>;
  #token = "";

  /** @param env further variables of the commands */
  constructor(folder: string, portal: PortalProcess, env: Record<string, string> = {}) {
    this.#folder = folder;
    this.#portal = portal;
    this.#env = env;
  }

  /** Makes the token that the commands use from now on, as the portal's operator would. */
  async takeToken(area: string, ...options: string[]): Promise<void> {
    const { code, output } = await this.run("release-token", area, ...options);
    if (code !== 0) throw new Error(output);
    this.#token = output.trim().split("\n").at(-1) ?? "";
  }

  /** Runs `npm run <command> -- <args>` to its end. */
  run(command: string, ...args: string[]): Promise<Ended> {
    return this.#at(this.#portal.url, command, args);
  }

  /** The same, with another address for the portal. */
  runAt(url: string, command: string, ...args: string[]): Promise<Ended> {
    return this.#at(url, command, args);
  }

  #at(url: string, command: string, args: string[]): Promise<Ended> {
    const env = {
      ...process.env,
      DATA_DIR: this.#portal.dataDir,
      PORTAL_URL: url,
      RELEASE_TOKEN: this.#token,
      ...this.#env,
    };
    return new Promise((resolve) => {
      const words = ["run", command, "--silent", "--", ...args];
      const options = { cwd: this.#folder, env, maxBuffer: 64 * 1024 * 1024 };
      execFile("npm", words, options, (error, stdout, stderr) => {
        const code = error === null ? 0 : Number(error.code ?? 1);
        resolve({ code, output: stderr + stdout });
      });
    });
  }
}
