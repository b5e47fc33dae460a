// npm run release-token -- games [--activate] [--days 90]: on the portal's server, makes the token with
// which a team sends its releases. Printed once.
import process from "node:process";
import { oneName, readArgs, runCommand } from "./releases/command.mjs";
import { signAsOperator } from "./releases/operator-signature.mjs";
import { ask, CommandError, portalOrigin } from "./releases/portal-client.mjs";

const USAGE = "npm run release-token -- games [--activate] [--days 90]";
const DEFAULT_DAYS = "90";

await runCommand(async () => {
  const { names, options } = readArgs(process.argv.slice(2), {
    activate: { type: "boolean" },
    days: { type: "string", default: DEFAULT_DAYS },
  });
  const area = oneName(names, USAGE);
  const days = Number(options.days);
  if (!Number.isInteger(days) || days < 1) {
    throw new CommandError("--days debe ser un número entero de días, como --days 90");
  }
  // The command runs where the portal does.
  const here = `http://localhost:${process.env.PORT?.trim() || 8000}`;
  const origin = portalOrigin(process.env.PORTAL_URL?.trim() || here);
  const response = await ask(origin, "/api/release-tokens", {
    method: "POST",
    headers: {
      Authorization: `Bearer ${await signAsOperator(process.env, Date.now())}`,
      "Content-Type": "application/json",
    },
    body: JSON.stringify({ area, mayActivate: options.activate ?? false, days }),
  });
  const { token, mayActivate, expiresAt } = await response.json();
  const until = new Date(expiresAt).toLocaleDateString("es-ES");
  const may = mayActivate ? "enviar y activar" : "enviar";
  console.error(
    `Clave para ${may} versiones de ${area}, hasta el ${until}. No se vuelve a mostrar:`,
  );
  console.log(token);
});
