// Makes the demo if its folder has none, and ends: another process serves it, as `api/prepare.ts`
// says.
import { openDemo } from "./open-demo.ts";

await openDemo();
await import("../../prepare.ts");
