import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { denoPath, root } from "../../../scripts/run.mjs";

interface Addresses {
  databaseUrl: string;
  webSocketProxy: string;
  bucket: {
    address: string;
    name: string;
    region: string;
    accessKeyId: string;
    secretAccessKey: string;
  };
}

/** A Postgres that is reached as Neon is, and a bucket; see `api/tools/testing/cloud-main.ts`. */
export class BackingServices {
  readonly addresses: Addresses;
  readonly #child: ChildProcessWithoutNullStreams;

  private constructor(child: ChildProcessWithoutNullStreams, addresses: Addresses) {
    this.#child = child;
    this.addresses = addresses;
  }

  /** @param portalOrigin whose pages the bucket's CORS rule lets upload */
  static async start(portalOrigin: string): Promise<BackingServices> {
    const program = `${root}api/tools/testing/cloud-main.ts`;
    const child = spawn(denoPath(), ["run", "--quiet", "-A", program, portalOrigin]);
    child.stderr.pipe(process.stderr);
    const lines = createInterface({ input: child.stdout });
    const failed = once(child, "exit").then(([code]) => {
      throw new Error(`${program} ended (${code})`);
    });
    const [line] = await Promise.race([once(lines, "line"), failed]);
    failed.catch(() => {});
    return new BackingServices(child, JSON.parse(line) as Addresses);
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, "exit");
    this.#child.stdin.end();
    await ended;
  }
}
