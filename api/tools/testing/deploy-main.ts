// The portal on a host that runs its jobs: `Deno.cron` says what is registered and takes no other
// note of it, but that Deno's own has accepted it. Each line of the input names a job to run now.
type Cron = (name: string, schedule: string, handler: () => Promise<void>) => unknown;

const own = (Deno as unknown as { cron: Cron }).cron;
const handlers = new Map<string, () => Promise<void>>();
const say = (line: string) => Deno.stderr.writeSync(new TextEncoder().encode(`${line}\n`));

const cron: Cron = (name, schedule, handler) => {
  // One that never fires by itself during a test: what it is called with is checked all the same.
  void own(name, schedule, async () => {});
  handlers.set(name, handler);
  say(`registered ${name} ${schedule}`);
};
Object.defineProperty(Deno, "cron", { value: cron });

async function follow(): Promise<void> {
  for await (const lines of Deno.stdin.readable.pipeThrough(new TextDecoderStream())) {
    for (const name of lines.trim().split("\n")) await runNow(name);
  }
}

async function runNow(name: string): Promise<void> {
  try {
    await handlers.get(name)?.();
    say(`ran ${name}`);
  } catch (error) {
    say(`failed ${name}: ${error}`);
  }
}

void follow();
await import("../../main.ts");
