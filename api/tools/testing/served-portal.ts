import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { freePort } from "./start-postgres.ts";

const SERVE = fileURLToPath(new URL("../../../scripts/serve-built.mjs", import.meta.url));

/** A portal as an operator has it: `npm run serve`, which looks after the serving process. */
export type ServedPortal = Awaited<ReturnType<typeof startServed>>;

/** Starts it on a port of its own and waits for its address. */
export async function startServed(env: Record<string, string>) {
  const port = freePort();
  const url = `http://localhost:${port}`;
  const options = { env: { ...process.env, ...env, PORT: String(port) } };
  const child = spawn("node", [SERVE], { ...options, stdio: ["ignore", "pipe", "pipe"] });
  const log = { text: "" };
  const read = (chunk: Uint8Array) => {
    log.text += new TextDecoder().decode(chunk);
  };
  child.stdout.on("data", read);
  child.stderr.on("data", read);
  const ready = (times: number) => printed(child, log, `Acompaña: ${url}\n`, times);
  await ready(1);
  return {
    url,
    log,
    /** Resolves when it has said for the so-many-th time that it is ready. */
    ready,
    /** The process that serves; another one after a failure. */
    servingPid: () => servingPid(child),
    stop: async () => {
      if (child.exitCode !== null) return child.exitCode;
      const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
      child.kill("SIGINT");
      return await ended;
    },
  };
}

/** Rejects when it ends before. */
function printed(child: ChildProcess, log: { text: string }, words: string, times: number) {
  return new Promise<void>((resolve, reject) => {
    const look = () => {
      if (log.text.split(words).length > times) resolve();
    };
    look();
    child.stdout?.on("data", look);
    child.once("close", (code) => reject(new Error(`ended with ${code}: ${log.text}`)));
  });
}

async function servingPid({ pid }: ChildProcess): Promise<number> {
  const children = await Deno.readTextFile(`/proc/${pid}/task/${pid}/children`);
  return Number(children.trim().split(" ").at(-1));
}
