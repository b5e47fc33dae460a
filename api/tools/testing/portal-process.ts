import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ConfigError } from "../../env.ts";
import type { Release } from "../../platform/releases/release.ts";
import { prepareStart } from "../../rights.ts";
import { hashOf } from "./releases.ts";

const MAIN = fileURLToPath(new URL("../../main.ts", import.meta.url));
/** The same, and an error that nothing catches at SIGUSR1. */
export const FAILING_MAIN = fileURLToPath(new URL("failing-main.ts", import.meta.url));
const API = fileURLToPath(new URL("../../", import.meta.url));

/** What a portal on a database by URL cannot do without; all on one machine. */
export const WITH_DATABASE_URL = { PEPPER: "a pepper for the tests only", FILES: "disk" };

export type PortalProcess = {
  url: string;
  /** All that it wrote to its log, once it has ended. */
  logged: Promise<string>;
  pid: number;
  /** Sends the signal and waits for the end. */
  stop: (signal: Deno.Signal) => Promise<Deno.CommandStatus>;
};

/** The least that the portal's page can be served from, and areas of which no file is there. */
export async function makeReleases(areas: Release[] = []): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "acompana-releases-"));
  const landing = { title: "Portada", role: "none" as const, parent: "landing" };
  const manifest = { screens: { landing }, homeCards: [] };
  const page = '<!doctype html><html lang="es"><head><!--portal--></head></html>';
  const shell = {
    area: "shell",
    version: "1",
    contract: 1,
    entry: "index.html",
    files: { "index.html": hashOf(page) },
    manifest,
  };
  const registry = Object.fromEntries([shell, ...areas].map((one) => [one.area, one]));
  await writeFile(path.join(folder, "registry.json"), JSON.stringify(registry));
  await mkdir(path.join(folder, "shell", "1"), { recursive: true });
  await writeFile(path.join(folder, "shell", "1", "index.html"), page);
  return folder;
}

export type Launch = {
  /** Another one than `main.ts`. */
  program?: string;
  /** Deno's flags; without them the same rights as `npm start` gives. */
  flags?: string[];
  /** Another Deno than the one that runs the tests. */
  deno?: string;
};

function spawn(env: Record<string, string>, launch: Launch) {
  const { program = MAIN, deno = Deno.execPath() } = launch;
  const flags = launch.flags ?? usualFlags(env, program);
  const args = ["run", ...flags, program];
  return new Deno.Command(deno, { args, env, stdout: "piped", stderr: "piped" }).spawn();
}

/**
 * The rights that `npm start` asks `rights.ts` for. The portal itself reports a wrong variable as
 * well. Another version's program, in a folder of its own, is not what these rights are for.
 */
function usualFlags(env: Record<string, string>, program: string): string[] {
  if (!program.startsWith(API)) return ["-A"];
  try {
    return prepareStart({ ...Deno.env.toObject(), ...env }).rights;
  } catch (error) {
    if (error instanceof ConfigError) return ["-A"];
    throw error;
  }
}

/** Starts `main.ts` and waits for its address. */
export async function startPortal(
  env: Record<string, string>,
  launch: Launch = {},
): Promise<PortalProcess> {
  const child = spawn({ PORT: "0", ...env }, launch);
  const lines = child.stdout.pipeThrough(new TextDecoderStream()).getReader();
  let output = "";
  for (let isDone = false; !isDone && !output.includes("\n"); ) {
    const chunk = await lines.read();
    isDone = chunk.done;
    output += chunk.value ?? "";
  }
  const url = /^Acompaña: (http:\/\/localhost:\d+)\n$/.exec(output)?.[1];
  if (!url) throw new Error(`the portal did not start: ${output}${await child.stderr.text()}`);
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
export async function runToItsEnd(env: Record<string, string>, launch: Launch = {}) {
  const { code, stdout, stderr } = await spawn({ PORT: "0", ...env }, launch).output();
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  return { code, stdout: text(stdout), stderr: text(stderr) };
}
