import { fileURLToPath } from "node:url";

export type RunningProgram = { url: string; stop: () => Promise<void> };

/** Starts a program of Deno's as a process of its own and waits until it prints its address. */
export async function startProgram(
  name: string,
  env: Record<string, string>,
): Promise<RunningProgram> {
  const program = fileURLToPath(new URL(name, import.meta.url));
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--quiet", program],
    env,
    stdout: "piped",
    stderr: "inherit",
  }).spawn();
  const lines = child.stdout.pipeThrough(new TextDecoderStream()).getReader();
  const { value = "" } = await lines.read();
  const url = /http:\/\/\S+/.exec(value)?.[0];
  if (!url) throw new Error(`${name} did not start: ${value}`);
  const stop = async () => {
    child.kill("SIGKILL");
    await child.status;
    await lines.cancel();
  };
  return { url, stop };
}
