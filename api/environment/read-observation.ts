import { ConfigError, type Get } from "./config-error.ts";

/** What the operator wants to see of the calls. */
export const readObservation = (get: Get, onDeploy: boolean) => ({
  accessLog: readSwitch("ACCESS_LOG", get("ACCESS_LOG")),
  telemetry: readTelemetry(get, onDeploy),
});

function readSwitch(variable: string, text: string | null): boolean {
  if (text === null || text === "off") return false;
  if (text === "on") return true;
  throw new ConfigError(variable, "debe ser on u off.");
}

/** Deno's own spans hold whole addresses, with ids of people; on Deno Deploy nobody can choose. */
function readTelemetry(get: Get, onDeploy: boolean): boolean {
  if (get("OTEL_DENO") !== "true") return false;
  if (get("OTEL_DENO_TRACING") === "false" || onDeploy) return true;
  throw new ConfigError(
    "OTEL_DENO_TRACING",
    "debe ser false cuando OTEL_DENO es true: las trazas propias de Deno llevan direcciones " +
      "enteras, con identificadores de personas. Las del portal no, y se envían igual.",
  );
}
