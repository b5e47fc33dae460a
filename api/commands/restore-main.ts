// npm run restore -- file
import { parseArgs } from "node:util";
import { readConfig } from "../env.ts";
import { restore } from "./restore-command.ts";
import { runCommand } from "./run-command.ts";

await runCommand("No se ha restaurado nada", async (env, args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      pepper: { type: "string" },
      erasures: { type: "string" },
      "without-erasures": { type: "boolean", default: false },
    },
  });
  const [archive] = positionals;
  if (!archive) return { problem: "Di qué copia: npm run restore -- copia.tar" };
  const config = readConfig(env);
  const { createdAt, erased, files } = await restore(config, {
    archive,
    passphrase: env.BACKUP_PASSPHRASE?.trim() || null,
    pepperFile: values.pepper ?? null,
    erasures: values.erasures ?? null,
    withoutErasures: values["without-erasures"],
  });
  const { timeZone } = config;
  const day = new Date(createdAt).toLocaleString("es-ES", {
    timeZone,
    dateStyle: "long",
    timeStyle: "short",
  });
  return {
    done: [
      `Restaurado en ${config.dataDir} lo que había el ${day}. Comprobado: se abre y se puede entrar.`,
      `Borrados posteriores aplicados: ${erased}.`,
      ...(files === "bucket"
        ? ["Las fotos y los videos siguen en su almacén (S3): no van en la copia."]
        : []),
    ].join("\n"),
  };
});
