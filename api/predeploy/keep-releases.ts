import type { Config } from "../env.ts";
import { keepBuiltRelease } from "../features/releases/index.ts";
import type { Ctx } from "../platform/context.ts";
import { readBuiltReleases } from "../platform/releases/built-releases.ts";
import { startProblem } from "../start/start-problem.ts";
import { readEmbedReleases } from "../web/embed/releases.ts";
import { scriptArchive } from "../web/embed/script-archive.ts";
import { type Finding, good, problem } from "./finding.ts";

type Services = Pick<Ctx, "db" | "storage" | "clock" | "log">;

/**
 * Keeps what this deployment was built with in the database and the storage. The next deployment's
 * disk does not have it, and pages that are open then still ask for its files.
 */
export async function keepReleases({ releasesDir }: Config, services: Services): Promise<Finding> {
  try {
    const built = await readBuiltReleases(releasesDir);
    const releases = Object.values(built.zero);
    for (const release of releases) await keepBuiltRelease(services, built, release);
    const { latest } = await readEmbedReleases(releasesDir);
    if (latest) {
      const script = await Deno.readTextFile(`${releasesDir}/embed/${latest.version}/juegos.js`);
      await scriptArchive(services).keep(latest.version, script);
    }
    return good(`Áreas: las ${releases.length} de esta versión están en el almacén.`);
  } catch (error) {
    return problem(
      `Áreas: no se han podido guardar en el almacén: ${startProblem(error).replace(/\.$/, "")}. Sin ellas, las páginas ` +
        "que estén abiertas fallarían en el próximo despliegue. Construye el portal (npm run build) y vuelve a intentarlo.",
    );
  }
}

/** Whether the portal was built, with nothing kept. */
export async function lookAtReleases({ releasesDir }: Config): Promise<Finding> {
  try {
    const count = Object.keys((await readBuiltReleases(releasesDir)).zero).length;
    return good(`Áreas: hay ${count} construidas.`);
  } catch (error) {
    return problem(`Áreas: no están construidas: ${startProblem(error)}`);
  }
}
