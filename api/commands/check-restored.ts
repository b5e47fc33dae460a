import { randomBytes, randomUUID } from "node:crypto";
import { createApp } from "../app.ts";
import type { Db } from "../db/open.ts";
import { administrators } from "../db/schema/admins.ts";
import { municipalities } from "../db/schema/municipalities.ts";
import type { Config } from "../env.ts";
import { createAssistant, createWeather } from "../features/assistant/index.ts";
import { BackupError, ownedKeys } from "../features/backup/index.ts";
import { PROVIDERS_BACKUPS } from "../platform/backups.ts";
import { silentLog } from "../platform/log.ts";
import { notOnDisk } from "../platform/releases/built-releases.ts";
import { createReleases } from "../platform/releases/releases.ts";
import { HASH_COST, hashSecret, openHashing } from "../platform/secrets/hashing.ts";
import type { FileStorage } from "../platform/storage/file-storage.ts";

type Parts = {
  db: Db;
  pepper: Uint8Array /** Null: files are elsewhere. */;
  storage: FileStorage | null;
};

/** Whether the portal really works on these data: every row's file is there, one can sign in. */
export async function checkRestored(config: Config, parts: Parts): Promise<void> {
  if (parts.storage) await requireFiles(parts.db, parts.storage);
  await requireSignIn(config, parts);
}

async function requireFiles(db: Db, storage: FileStorage): Promise<void> {
  let missing = 0;
  for (const key of await ownedKeys(db)) if (!(await storage.stat(key))) missing += 1;
  if (missing === 0) return;
  throw new BackupError(`A la copia le faltan ${missing} archivos. No se ha restaurado nada.`);
}

/** Thrown to roll the trial sign-in back, so it leaves nothing, not even in the audit trail. */
class TrialOver extends Error {}

async function requireSignIn(config: Config, { db, pepper, storage }: Parts): Promise<void> {
  let status = 0;
  try {
    await db.transaction(async (tx) => {
      status = await signIn(config, { db: tx, pepper, storage });
      throw new TrialOver();
    });
  } catch (error) {
    if (!(error instanceof TrialOver)) throw error;
  }
  if (status === 200) return;
  throw new BackupError("Con los datos de la copia no se puede entrar. No se ha restaurado nada.");
}

/** An administrator made for the trial signs in as any other does. */
async function signIn(config: Config, { db, pepper, storage }: Parts): Promise<number> {
  const random = (bytes: number) => new Uint8Array(randomBytes(bytes));
  const weather = createWeather({ ...config.assistant.weather, place: null });
  const hashing = await openHashing();
  const clock = () => new Date();
  const services = {
    ...{ db, pepper, random, hashCost: HASH_COST, hashing, clock },
    storage: storage as FileStorage,
    log: silentLog,
  };
  const app = createApp({
    ...services,
    config,
    assistant: createAssistant({ weather, model: null }),
    backups: PROVIDERS_BACKUPS,
    releases: createReleases({ ...services, built: notOnDisk() }),
  });
  const [createdAt, password] = [services.clock(), randomUUID()];
  const name = `Prueba ${randomUUID()}`;
  const [place] = await db.insert(municipalities).values({ name, createdAt }).returning();
  const municipalityId = place?.id ?? "";
  const account = { municipalityId, email: "prueba@acompana.invalid" };
  const passwordHash = await hashSecret(services, password);
  await db.insert(administrators).values({ ...account, name, passwordHash, createdAt });
  const headers = { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin" };
  const body = JSON.stringify({ ...account, password });
  const request = new Request(`${config.portalOrigin ?? "http://localhost"}/api/admin/login`, {
    method: "POST",
    headers,
    body,
  });
  const answer = await app.fetch(request, { remoteAddr: { hostname: "127.0.0.1" } });
  return answer.status;
}
