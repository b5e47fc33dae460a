import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("../main.ts", import.meta.url));
const AREAS = ["shell", "admin", "support", "senior", "games"];

export type PortalProcess = {
  url: string;
  /** All that it wrote to its log, once it has ended. */
  logged: Promise<string>;
  pid: number;
  /** Sends the signal and waits for the end. */
  stop: (signal: Deno.Signal) => Promise<Deno.CommandStatus>;
};

/** The least that the portal's page can be served from. */
export async function makeReleases(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "acompana-releases-"));
  const releases = AREAS.map((area) => {
    const release = { area, version: "1", contract: 1, entry: "index.html", files: {} };
    return [area, release];
  });
  await writeFile(path.join(folder, "registry.json"), JSON.stringify(Object.fromEntries(releases)));
  await mkdir(path.join(folder, "shell", "1"), { recursive: true });
  const page = '<!doctype html><html lang="es"><head><!--portal--></head></html>';
  await writeFile(path.join(folder, "shell", "1", "index.html"), page);
  return folder;
}

function spawn(env: Record<string, string>) {
  return new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", MAIN],
    env,
    stdout: "piped",
    stderr: "piped",
  }).spawn();
}

/** Starts `main.ts` and waits for its address. */
export async function startPortal(env: Record<string, string>): Promise<PortalProcess> {
  const child = spawn({ PORT: "0", ...env });
  const lines = child.stdout.pipeThrough(new TextDecoderStream()).getReader();
  let told = "";
  for (let isDone = false; !isDone && !told.includes("\n"); ) {
    const chunk = await lines.read();
    isDone = chunk.done;
    told += chunk.value ?? "";
  }
  const url = /^Acompaña: (http:\/\/localhost:\d+)\n$/.exec(told)?.[1];
  if (!url) throw new Error(`the portal did not start: ${told}${await child.stderr.text()}`);
  const logged = child.stderr.text();
  const drained = Promise.all([lines.closed, logged]);
  void lines.read();
  return {
    url,
    logged,
    pid: child.pid,
    stop: async (signal) => {
      child.kill(signal);
      const status = await child.status;
      await drained;
      return status;
    },
  };
}

/** Starts `main.ts` where it should refuse, and tells how it did. */
export async function runToItsEnd(env: Record<string, string>) {
  const { code, stdout, stderr } = await spawn({ PORT: "0", ...env }).output();
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  return { code, stdout: text(stdout), stderr: text(stderr) };
}
