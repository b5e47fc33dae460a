// npm run recover-administrator -- ana@villanueva.es [--municipio "Villanueva del Valle"]: on the
// portal's server, for an administrator who has lost the password, the telephone or both. Prints a
// link.
import process from "node:process";
import { oneName, readArgs, runCommand } from "./releases/command.mjs";
import { operatorCalls } from "./releases/operator-calls.mjs";
import { portalOrigin } from "./releases/portal-client.mjs";

const USAGE = "npm run recover-administrator -- ana@villanueva.es";

await runCommand(async () => {
  const { names, options } = readArgs(process.argv.slice(2), { municipio: { type: "string" } });
  const email = oneName(names, USAGE);
  const municipality = options.municipio === undefined ? null : String(options.municipio);
  // The command runs where the portal does.
  const here = `http://localhost:${process.env.PORT?.trim() || 8000}`;
  const origin = portalOrigin(process.env.PORTAL_URL?.trim() || here);
  const recovered = await operatorCalls(origin, process.env).recover({ email, municipality });
  const until = new Date(recovered.expiresAt).toLocaleTimeString("es-ES", { timeStyle: "short" });
  console.error(
    `La cuenta de ${recovered.name} (${recovered.municipality}) vuelve a empezar: ya no valen su ` +
      "contraseña ni su código del móvil, y se han cerrado sus sesiones. Dale este enlace para que " +
      "elija otra contraseña. " +
      `Sirve una sola vez, hasta las ${until}, y no se vuelve a mostrar:`,
  );
  console.log(recovered.url);
});
