import type { Config } from "../env.ts";

/** Whether the portal writes on this machine: its data, its files, or a pepper that it makes. */
export const needsDisk = ({ database, storage, pepper }: Config): boolean =>
  database.driver === "pglite" || storage.driver === "disk" || pepper === null;
