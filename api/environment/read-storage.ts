import path from "node:path";
import type { StorageConfig } from "../platform/storage/open-storage.ts";
import { ConfigError, type Get } from "./config-error.ts";

const S3_NEEDS = ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

type Place = {
  dataDir: string;
  onDeploy: boolean;
  /** Whether the database is in this very process, and so the portal on one machine. */
  isEmbedded: boolean;
};

/** The bucket that `S3_ENDPOINT` names, or a folder of this machine. */
export function readStorage(get: Get, place: Place): StorageConfig {
  const address = get("S3_ENDPOINT");
  const files = get("FILES");
  if (files && files !== "disk") throw new ConfigError("FILES", "solo puede ser disk.");
  const stray = [...S3_NEEDS, "S3_REGION"].find((name) => !address && get(name));
  if (stray) throw new ConfigError("S3_ENDPOINT", `falta, y ${stray} la necesita.`);
  if (!address) return readDisk(files === "disk", place);
  if (files) {
    const both = "dice disk, pero S3_ENDPOINT nombra un almacén. Quita una de las dos.";
    throw new ConfigError("FILES", both);
  }
  return readBucket(get, address);
}

/** Another machine on the same database would look for its files on its own disk. */
function readDisk(isSaid: boolean, { dataDir, onDeploy, isEmbedded }: Place): StorageConfig {
  if (onDeploy) {
    const lost = "En Deno Deploy el disco se pierde con cada instancia: los archivos van en un";
    const problem = `falta. ${lost} almacén S3 (S3_ENDPOINT, ${S3_NEEDS.join(", ")}).`;
    throw new ConfigError("S3_ENDPOINT", isSaid ? `${problem} Quita FILES=disk.` : problem);
  }
  if (!isEmbedded && !isSaid) {
    throw new ConfigError(
      "S3_ENDPOINT",
      "falta. La base de datos (DATABASE_URL) puede servir a varias máquinas, pero los archivos " +
        `quedarían en el disco de esta. Nombra un almacén (S3_ENDPOINT, ${S3_NEEDS.join(", ")}) ` +
        "o, si esta es la única máquina y su disco se conserva, pon FILES=disk.",
    );
  }
  return { driver: "disk", folder: path.join(dataDir, "files") };
}

function readBucket(get: Get, address: string): StorageConfig {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== "/" || url.search) {
    throw new ConfigError("S3_ENDPOINT", "debe ser una dirección http(s) sin ruta ni cubo.");
  }
  const [bucket, accessKeyId, secretAccessKey] = S3_NEEDS.map((name) => {
    const value = get(name);
    if (!value) throw new ConfigError(name, "falta, y S3_ENDPOINT la necesita.");
    return value;
  }) as [string, string, string];
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    throw new ConfigError("S3_BUCKET", "no es el nombre de un cubo.");
  }
  const region = get("S3_REGION") ?? "auto";
  return { driver: "s3", endpoint: url.origin, bucket, region, accessKeyId, secretAccessKey };
}
