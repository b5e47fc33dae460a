import { StartRefused } from "../platform/start-refused.ts";
import { isDiskFull } from "../platform/storage/disk-room.ts";

/** An embedded database writes as it opens, and without room it would stop half-way or for ever. */
export async function requireRoom(dataDir: string): Promise<void> {
  if (!(await isDiskFull(dataDir))) return;
  throw new StartRefused(`no queda sitio en el disco de ${dataDir}. Libéralo y vuelve a arrancar.`);
}
