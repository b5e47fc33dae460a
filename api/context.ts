import type { Hono } from "hono";
import type { Assistant } from "./assistant/assistant.ts";
import type { HashCost } from "./auth/hashing.ts";
import type { Db } from "./db/open.ts";
import type { AppConfig } from "./env.ts";
import type { Log } from "./log.ts";
import type { FileStorage } from "./storage/file-storage.ts";

export const ROLES = ["administrator", "person", "support"] as const;
export type Role = (typeof ROLES)[number];

/** Everything the API needs from outside; `createApp` gets it passed in. */
export type Deps = {
  db: Db;
  clock: () => Date;
  /** `bytes` unpredictable bytes, for tokens and salts. */
  random: (bytes: number) => Uint8Array;
  config: AppConfig;
  pepper: Uint8Array;
  /** `HASH_COST`; tests that make hundreds of accounts pay less. */
  hashCost: HashCost;
  storage: FileStorage;
  assistant: Assistant;
  log: Log;
  /** Serves the page, the registry and the release files; absent in API tests. */
  portal?: Hono;
};

/** What the request says of its sender; nothing in it has been checked yet. */
export type Claims = {
  role: Role | null;
  bearer: string | null;
  cookies: { person: string | null; support: string | null };
  /** Tells this device from others; null before it has been given one. */
  device: string | null;
  /** Polling: it does not count as use of the session. */
  isBackground: boolean;
  address: string;
};

/** What every verb gets first. */
export type Ctx = Omit<Deps, "portal"> & { claims: Claims };

export type AppEnv = { Variables: { ctx: Ctx; requestId: string } };
