// npm run backup -- file: a copy of the portal's data, running or stopped, in one file.
import { runDataCommand } from "./data-command.mjs";

try {
  process.exitCode = await runDataCommand("api/commands/backup-main.ts");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
