// npm run cost: what a person costs in a month, in counts (docs/scale.md): about two minutes.
import { buildPortal } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { denoPath, root, run } from "./run.mjs";

await ensureInstalled();
await buildPortal();
await run(denoPath(), ["run", "--quiet", "-A", `${root}api/tools/bench/cost/main.ts`]);
