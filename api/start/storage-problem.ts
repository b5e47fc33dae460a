import type { StorageFault } from "../platform/storage/file-storage.ts";
import type { StorageConfig } from "../platform/storage/open-storage.ts";

/** What is wrong with the storage and how to mend it, in one sentence that names the variable. */
export function storageProblem(fault: StorageFault, config: StorageConfig): string {
  if (config.driver === "disk") {
    if (fault === "full")
      return `DATA_DIR: no queda sitio en el disco de ${config.folder}. Libéralo.`;
    return `DATA_DIR: en la carpeta ${config.folder} no se puede escribir. Comprueba el disco, su espacio y de quién es la carpeta.`;
  }
  const { bucket, endpoint, region } = config;
  const sentences: Record<StorageFault, string> = {
    unreachable: `S3_ENDPOINT: el almacén de archivos ${endpoint} no contesta como un almacén S3. Comprueba la dirección y la red.`,
    keys: "S3_ACCESS_KEY_ID y S3_SECRET_ACCESS_KEY: el almacén no acepta esta clave con este secreto. Cópialos otra vez.",
    rights: `S3_ACCESS_KEY_ID: esa clave no puede usar el cubo «${bucket}» (S3_BUCKET). Dale permiso para leer, escribir, borrar y listar en él, o corrige la clave.`,
    bucket: `S3_BUCKET: en ${endpoint} no hay ningún cubo «${bucket}». Créalo, o corrige S3_BUCKET o S3_ENDPOINT.`,
    region: `S3_REGION: el cubo «${bucket}» no es de la región «${region}» o no está en ${endpoint}. Corrige S3_REGION y S3_ENDPOINT.`,
    clock:
      "S3_ENDPOINT: los relojes de esta máquina y del almacén están a más de un cuarto de hora. Pon esta máquina en hora.",
    folder: `S3_BUCKET: en el cubo «${bucket}» no se puede escribir.`,
    full: `S3_BUCKET: en el cubo «${bucket}» no queda sitio.`,
  };
  return sentences[fault];
}
