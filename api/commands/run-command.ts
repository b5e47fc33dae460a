import { databaseProblem } from "../db/database-problem.ts";
import { isOutOfRoom } from "../db/errors.ts";
import { ConfigError } from "../env.ts";
import { backupProblem } from "../features/backup/index.ts";

type Env = Record<string, string>;
type Outcome = { done: string } | { problem: string };

/** Which disk is full only the command's own sentence leaves open: it may be where a copy goes. */
export const commandProblem = (error: unknown): string =>
  (isOutOfRoom(error) ? null : databaseProblem(error)) ?? backupProblem(error);

/** Runs a command of the operator's: what it did, or in one sentence why it did nothing. */
export async function runCommand(
  failed: string,
  command: (env: Env, args: string[]) => Promise<Outcome>,
  options = "Hay --pepper, --erasures y --without-erasures.",
): Promise<void> {
  const refuse = (problem: string): never => {
    console.error(`${failed}. ${problem}`);
    Deno.exit(1);
  };
  try {
    const outcome = await command(Deno.env.toObject(), Deno.args);
    if ("problem" in outcome) return refuse(outcome.problem);
    console.log(outcome.done);
    // PGlite leaves handles that would keep the process.
    Deno.exit(0);
  } catch (error) {
    if (error instanceof ConfigError) refuse(`Configuración: ${error.message}`);
    if ((error as { code?: unknown }).code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") {
      refuse(`Esa opción no existe. ${options}`);
    }
    refuse(commandProblem(error));
  }
}
