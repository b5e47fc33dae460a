// npm run restore -- file: gives an empty data folder what a copy holds.
import { runDataCommand } from "./data-command.mjs";

try {
  process.exitCode = await runDataCommand("api/commands/restore-main.ts");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
