// Run by Deno, which alone can ask the system for a lock of a file: holds the file that is named
// until its standard input ends. That happens with whoever started it, also when they are killed.
const { Deno } = /** @type {any} */ (globalThis);

const file = await Deno.open(Deno.args[0], { create: true, write: true });
if (!(await file.tryLock(true))) {
  console.log("waiting");
  await file.lock(true);
}
console.log("held");
for await (const _ of Deno.stdin.readable);
