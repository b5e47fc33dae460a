import type { Hono } from "hono";
import type { Db } from "../db/open.ts";
import type { Role } from "../db/schema/roles.ts";
import type { Backups } from "./backups.ts";
import type { AppConfig } from "./config.ts";
import type { ServiceError } from "./errors.ts";
import type { Log } from "./log.ts";
import type { Mail } from "./mail/mail.ts";
import type { OpenPermission, Permission, Policy, ProgramPermission, RolesOf } from "./policy.ts";
import type { Principal } from "./principal.ts";
import type { ClockDoubt, SelfObservation } from "./readiness.ts";
import type { ReleaseFiles } from "./releases/release-files.ts";
import type { Releases } from "./releases/releases.ts";
import type { HashCost, Hashing } from "./secrets/hashing.ts";
import type { BodyBudgets, BodyCeilings } from "./server/body-budget.ts";
import type { FileStorage } from "./storage/file-storage.ts";
import type { Telemetry } from "./telemetry/telemetry.ts";

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
  hashing: Hashing;
  storage: FileStorage;
  releases: Releases;
  /** Absent where no pages are served. */
  releaseFiles?: ReleaseFiles | undefined;
  backups: Backups;
  assistant: Assistant;
  /** Whether the embedded database's disk has no room for a write; absent without one. */
  isDiskFull?: (() => Promise<boolean>) | undefined;
  /** Of the portal's own clock; absent where nobody watches it. */
  clockDoubt?: ClockDoubt | undefined;
  /** Absent where the operator has named no mail server. */
  mail?: Mail | undefined;
  log: Log;
  /** `POLICY` unless a test loosens it, to see that the loosening is noticed. */
  policy?: Policy;
  /** `BODY_CEILINGS` unless a test wants less. */
  bodyCeilings?: BodyCeilings;
  /** Spans and metrics of calls; absent unless the operator wants them. */
  telemetry?: Telemetry | undefined;
  /** Serves the page, the registry and the release files; absent in API tests. */
  portal?: Hono;
};

/** What the request says of its sender; nothing in it has been checked yet. */
export type Claims = {
  role: Role | null;
  bearer: string | null;
  /** What a team's program and the operator's send in the place of a session's bearer. */
  releaseToken: string | null;
  operator: { expiresAt: number; signature: string } | null;
  /** The administrator's is the bearer's own session; it lets in few calls, `BY_COOKIE`. */
  cookies: Record<Role, string | null>;
  /** Tells this device from others; null before it has been given one. */
  device: string | null;
  /** Polling: it does not count as use of the session. */
  isBackground: boolean;
  /** What is asked for: a change, data, or the bytes of a picture, video or audio. */
  kind: "write" | "read" | "file";
  address: string;
  userAgent: string | null;
};

/** What every verb gets first. */
export type Ctx = Omit<Deps, "portal" | "telemetry" | "bodyCeilings" | "policy"> & {
  claims: Claims;
  policy: Policy;
};

/** Whom a call is about, as far as is known. */
export type Subject = {
  /** An older person. */
  userId?: string;
  /** The account in whose name the call is made. */
  accountId?: string;
  municipalityId?: string;
  /** Said when that person lives in another municipality; 'Usuario no encontrado' without it. */
  notFound?: () => ServiceError;
};

/** Once the policy has been asked about what the path tells. */
type PermittedCtx = Ctx & {
  permission: Permission;
  subject: Subject;
  /** Open while the policy has something left to be asked by the verb. */
  pending: { isOpen: boolean };
};

/** With the caller, whoever that is. */
export type SignedInCtx = PermittedCtx & { principal: Principal };

/** Whoever can have the permission. */
type PrincipalOf<P extends Permission> = Extract<Principal, { role: RolesOf<P> }>;

/** What a program may release: the area that its token is for. */
export type ReleaseToken = { hash: string; area: string; mayActivate: boolean };

/** What a verb gets whose callers have the permission `P`: nobody else can call it. */
export type CtxOf<P extends Permission> = P extends OpenPermission
  ? PermittedCtx & { permission: P }
  : P extends ProgramPermission
    ? PermittedCtx & { permission: P } & TokenOf<P>
    : PermittedCtx & { permission: P; principal: PrincipalOf<P> };

/** The token, where nobody but its holders may call. */
type TokenOf<P extends Permission> =
  RolesOf<P> extends "releaseToken"
    ? { releaseToken: ReleaseToken }
    : "releaseToken" extends RolesOf<P>
      ? { releaseToken?: ReleaseToken }
      : unknown;

/** What was said before; the answer is null while it is awaited. */
export type PastTurn = { question: string; answer: string | null };

export type AssistantUser = {
  id: string;
  municipalityId: string;
  firstName: string;
  helpPhone: string | null;
};

/** Who answers an older person; `features/assistant` has the ones that there are. */
export type Assistant = {
  /** False where the operator has not said where the municipality lies. */
  tellsWeather: boolean;
  /** One kind Spanish sentence or a few, to be read and spoken. */
  answer: (ctx: Ctx, user: AssistantUser, history: PastTurn[], text: string) => Promise<string>;
};

export type AppEnv = {
  Variables: { ctx: Ctx; log: Log; requestId: string; bodies: BodyBudgets; self: SelfObservation };
};

/** The same for a call's handler, whose context fits its permission. */
export type PermittedEnv<P extends Permission> = {
  Variables: Omit<AppEnv["Variables"], "ctx"> & { ctx: CtxOf<P> };
};
