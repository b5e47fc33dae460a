// npm run move -- --to postgres://… or --from postgres://…
import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { type Config, readConfig } from "../env.ts";
import { type Moved, moveIn, moveOut } from "./move-command.ts";
import { runCommand } from "./run-command.ts";

const MEGABYTE = 1024 * 1024;
const USAGE =
  "Di adónde o desde dónde: npm run move -- --to postgres://… o npm run move -- --from postgres://…";

type Env = Record<string, string>;

/** What is the cloud's alone: the portal of this machine has none of it. */
const CLOUD = /^(DATABASE_|MIGRATION_DATABASE_|NEON_|S3_|PORTAL_URL$|FILES$)/;

const localOf = (env: Env): Config =>
  readConfig(Object.fromEntries(Object.entries(env).filter(([name]) => !CLOUD.test(name))));

const remoteOf = (env: Env, url: string, pepper: string | undefined): Config =>
  readConfig({ ...env, DATABASE_URL: url, ...(pepper ? { PEPPER: pepper } : {}) });

const summary = ({ rows, files }: Moved): string =>
  `${rows} filas y ${files.count} ${files.count === 1 ? "archivo" : "archivos"} (${Math.ceil(files.bytes / MEGABYTE)} MB), comprobados uno a uno`;

async function keptPepper({ dataDir }: Config): Promise<string | undefined> {
  try {
    return await readFile(path.join(dataDir, "pepper"), "utf8");
  } catch (error) {
    if ((error as { code?: unknown }).code === "ENOENT") return undefined;
    throw error;
  }
}

await runCommand(
  "No se ha trasladado nada",
  async (env, args) => {
    const { values } = parseArgs({
      args,
      options: { to: { type: "string" }, from: { type: "string" } },
    });
    const { to, from } = values;
    const clock = () => new Date();
    const local = localOf(env);
    if (to && !from) {
      const remote = remoteOf(env, to, env.PEPPER?.trim() || (await keptPepper(local)));
      const moved = await moveOut({ local, remote, clock });
      return {
        done: [
          `Trasladado: ${summary(moved)}.`,
          `En la nube pon en PEPPER lo que hay en ${local.dataDir}/pepper (o la PEPPER de este portal): sin ella no vale ningún PIN.`,
          "El portal de esta máquina está como estaba: no vuelvas a ponerlo en marcha, o habrá dos.",
        ].join("\n"),
      };
    }
    if (from && !to) {
      const moved = await moveIn({ local, remote: remoteOf(env, from, env.PEPPER), clock });
      return {
        done: [
          `Traído a ${local.dataDir}: ${summary(moved)}.`,
          "La base de datos y el cubo están como estaban: no vuelvas a poner en marcha el portal de la nube, o habrá dos.",
        ].join("\n"),
      };
    }
    return { problem: USAGE };
  },
  "Hay --to y --from.",
);
