// The whole API with a clock that can be moved on: each line of its input is by how many ms the
// clock is ahead of the machine's. It says when it has taken a line.

const MachineDate = Date;
let aheadMs = 0;
const now = () => MachineDate.now() + aheadMs;

globalThis.Date = new Proxy(MachineDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  apply: () => new MachineDate(now()).toString(),
  get: (target, name, receiver) => (name === "now" ? now : Reflect.get(target, name, receiver)),
});

async function follow(): Promise<void> {
  for await (const lines of Deno.stdin.readable.pipeThrough(new TextDecoderStream())) {
    aheadMs = Number(lines.trim().split("\n").at(-1));
    await Deno.stdout.write(new TextEncoder().encode(`Reloj: ${aheadMs}\n`));
  }
}

void follow();
await import("../../main.ts");
