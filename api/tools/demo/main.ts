// Makes the demo if its folder has none, says who can enter, and serves it as any other portal.
import { showLogins } from "./logins.ts";
import { openDemo } from "./open-demo.ts";

const { demo, folder } = await openDemo();
console.log(showLogins(demo, folder));
await import("../../main.ts");
