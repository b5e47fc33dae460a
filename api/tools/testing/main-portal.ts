import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, inject } from "vitest";
import { giveDatabase } from "./own-data.ts";
import { makeReleases, WITH_DATABASE_URL } from "./portal-process.ts";

/** Folders for the processes of a test file, which go with it. */
export function withOwnFolders() {
  let home: string;
  let releases: string;

  beforeAll(async () => {
    home = await mkdtemp(path.join(tmpdir(), "acompana-main-"));
    releases = await makeReleases();
  });
  afterAll(async () => {
    await rm(home, { recursive: true });
    await rm(releases, { recursive: true });
  });

  /**
   * On Postgres every process test shares one database; in its own folder it has its own PGlite,
   * which the first start makes.
   */
  function environment(folder: string): Record<string, string> {
    const base = { DATA_DIR: path.join(home, folder, "data"), RELEASES_DIR: releases };
    const database = inject("testDatabase");
    if (database.kind === "pglite") return base;
    const address = { ...base, ...WITH_DATABASE_URL, DATABASE_URL: database.adminUrl };
    if (database.kind === "postgres") return address;
    return { ...address, DATABASE_DRIVER: "neon", NEON_WS_PROXY: database.webSocketProxy };
  }

  /** The same with a database that is there already: making one takes seconds. */
  async function settled(folder: string): Promise<Record<string, string>> {
    await giveDatabase(path.join(home, folder, "data"));
    return environment(folder);
  }

  return { environment, settled };
}

/** Asks for the municipality, which the first call makes: its id. */
export async function ensureMunicipality(url: string): Promise<string> {
  const body = JSON.stringify({ name: "Villanueva del Valle" });
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(`${url}/api/municipalities/ensure`, { method: "POST", headers, body });
  return (await answer.json()).id;
}
