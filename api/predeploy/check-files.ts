import { isOutOfRoom } from "../db/errors.ts";
import type { Config } from "../env.ts";
import type { FileStorage } from "../platform/storage/file-storage.ts";
import { S3Error } from "../platform/storage/s3-error.ts";
import { startProblem } from "../start/start-problem.ts";
import { storageProblem } from "../start/storage-problem.ts";
import { checkClock } from "./check-clock.ts";
import { type Finding, good, note, problem } from "./finding.ts";

type Terms = { config: Config; clock: () => Date };

/** Where files go: whether it takes, gives back and deletes one, and lets browsers send to it. */
export async function checkFiles(storage: FileStorage, terms: Terms): Promise<Finding[]> {
  const { config } = terms;
  const fault = await storage.check();
  if (fault) return [problem(`Archivos: ${storageProblem(fault, config.storage)}`)];
  const kept = await keepOne(storage, config.storage);
  if (config.storage.driver === "disk") return [kept];
  return [kept, await clockOfBucket(config.storage, terms), await preflight(config)];
}

/** Each step names itself: keys may have one right and lack another. */
async function keepOne(storage: FileStorage, config: Config["storage"]): Promise<Finding> {
  const key = `checks/${crypto.randomUUID()}`;
  const content = crypto.getRandomValues(new Uint8Array(1_000));
  let step = "guardar";
  try {
    await storage.put(key, content);
    step = "leer";
    const found = await storage.get(key);
    const read = found ? await new Response(found.body).bytes() : null;
    step = "borrar";
    await storage.delete(key);
    if (read && read.length === content.length && read.every((byte, at) => byte === content[at])) {
      return good("Archivos: se guardan, se leen y se borran.");
    }
    return problem("Archivos: lo que se lee no es lo que se guardó. Ese almacén no sirve.");
  } catch (error) {
    if (isOutOfRoom(error)) return problem(`Archivos: ${storageProblem("full", config)}`);
    return problem(
      `Archivos: no se puede ${step} un archivo de prueba (${answerOf(error)}). Da a ` +
        "S3_ACCESS_KEY_ID permiso para leer, escribir, borrar y listar en el cubo.",
    );
  }
}

function answerOf(error: unknown): string {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return cause instanceof S3Error ? cause.message : startProblem(cause);
}

type Bucket = Extract<Config["storage"], { driver: "s3" }>;

/** Any answer bears the date, also one that refuses. */
async function clockOfBucket({ endpoint }: Bucket, { clock }: Terms): Promise<Finding> {
  const asked = clock().getTime();
  const answer = await fetch(endpoint, { method: "HEAD", redirect: "manual" });
  const answered = clock().getTime();
  const theirs = Date.parse(answer.headers.get("Date") ?? "");
  if (Number.isNaN(theirs)) return note("Reloj: el almacén de archivos no dice qué hora tiene.");
  // The header counts whole seconds.
  return checkClock("del almacén de archivos", theirs, { asked: asked - 1_000, answered });
}

/** Browsers send photos straight to the bucket, if it lets pages of the portal do so. */
async function preflight({ storage, portalOrigin }: Config): Promise<Finding> {
  if (storage.driver !== "s3") return note("CORS: no hace falta.");
  if (!portalOrigin) {
    return note("CORS: sin PORTAL_URL no se puede probar la regla del cubo.");
  }
  for (const method of ["PUT", "GET"]) {
    const fault = await faultOfPreflight(`${storage.endpoint}/${storage.bucket}/checks/cors`, {
      origin: portalOrigin,
      method,
    });
    if (fault) {
      return problem(
        `CORS: el cubo «${storage.bucket}» no deja que las páginas de ${portalOrigin} hagan ${method} (${fault}): ` +
          "no se podría enviar ninguna foto. Añade al cubo una regla CORS con ese origen, los métodos PUT y GET y la cabecera Content-Type.",
      );
    }
  }
  return good(`CORS: el cubo deja enviar y ver archivos desde ${portalOrigin}.`);
}

/** What a browser would refuse it for; null when it would not. */
async function faultOfPreflight(
  address: string,
  { origin, method }: { origin: string; method: string },
): Promise<string | null> {
  const headers = {
    Origin: origin,
    "Access-Control-Request-Method": method,
    "Access-Control-Request-Headers": "content-type",
  };
  const answer = await fetch(address, { method: "OPTIONS", headers });
  await answer.body?.cancel();
  const allowed = (name: string) =>
    (answer.headers.get(`Access-Control-Allow-${name}`) ?? "").split(",").map((one) => one.trim());
  if (!answer.ok) return `contesta ${answer.status}`;
  if (![origin, "*"].some((one) => allowed("Origin").includes(one))) return "falta el origen";
  const methods = allowed("Methods");
  if (![method, "*"].some((one) => methods.includes(one))) return "falta el método";
  const names = allowed("Headers").map((one) => one.toLowerCase());
  return names.includes("content-type") || names.includes("*") ? null : "falta Content-Type";
}
