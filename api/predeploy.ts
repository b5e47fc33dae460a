// Before a deployment is switched to: brings database and storage up to date, or says what is
// wrong. With --dry-run (npm run check-cloud) it only looks.
import { ConfigError, readConfig } from "./env.ts";
import { createLog } from "./platform/log.ts";
import { type Finding, problem } from "./predeploy/finding.ts";
import { predeploy } from "./predeploy/predeploy.ts";
import { startProblem } from "./start/start-problem.ts";

const SIGNS: Record<Finding["kind"], string> = { good: "bien ", note: "aviso", problem: "MAL  " };

const clock = () => new Date();
const log = createLog((line) => console.error(line), clock);
const isDry = Deno.args.includes("--dry-run");

async function look(): Promise<Finding[]> {
  try {
    return await predeploy(readConfig(Deno.env.toObject()), { clock, log, isDry });
  } catch (error) {
    const isVariable = error instanceof ConfigError;
    return [problem(isVariable ? `Configuración: ${error.message}` : startProblem(error))];
  }
}

const findings = await look();
for (const { kind, sentence } of findings) console.log(`${SIGNS[kind]}  ${sentence}`);
const wrong = findings.filter(({ kind }) => kind === "problem").length;
console.log(
  wrong === 0
    ? "Todo está bien."
    : `Hay que corregir ${wrong === 1 ? "una cosa" : `${wrong} cosas`}.`,
);
Deno.exit(wrong === 0 ? 0 : 1);
