// npm run move -- --to postgres://…: this machine's portal into the cloud; --from: back again.
import { runDataCommand } from "./data-command.mjs";

try {
  process.exitCode = await runDataCommand("api/commands/move-main.ts", ["--allow-net"]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
