import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

/** Where a program lies that is called by one of these names, by the machine's `PATH`. */
export function program(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/** A folder for what a browser keeps. */
export const makeHome = (): Promise<string> => mkdtemp(join(tmpdir(), "acompana-engine-"));

/** Removes it. A process that was just ended may have written into it meanwhile. */
export const removeHome = (home: string): Promise<void> =>
  rm(home, { recursive: true, force: true, maxRetries: 10 });

/** Ends a process, and resolves when it has. */
export async function end(child: ChildProcess, stop = () => void child.kill()): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  stop();
  await ended;
}

/** Closes a browser, and then ends what served it, whether it could be closed or not. */
export async function closeThen(close: () => Promise<void>, stop: () => Promise<void>) {
  try {
    await close();
  } finally {
    await stop();
  }
}
