import { chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "./start-postgres.ts";

const PROGRAM = "/usr/sbin/pgbouncer";
const UNPRIVILEGED = { uid: 65_534, gid: 65_534 };

export type RunningPooler = {
  /** The same database through the pooler. */
  url: (database: string) => string;
  stop: () => Promise<void>;
};

/**
 * A real pgbouncer that lends each transaction a connection, as poolers of the cloud do. Installed
 * from Debian when it is missing and this process may.
 *
 * @param postgresUrl a database of the server behind it, with a user who may log in
 * @param connections how many it keeps to the server, for everybody together
 */
export async function startPgbouncer(
  postgresUrl: string,
  connections: number,
): Promise<RunningPooler> {
  await requirePgbouncer();
  const { hostname, port: serverPort, username, password } = new URL(postgresUrl);
  const home = await mkdtemp(path.join(tmpdir(), "acompana-pgbouncer-"));
  const port = freePort();
  const users = path.join(home, "users.txt");
  const settings = path.join(home, "pgbouncer.ini");
  await writeFile(users, `"${username}" "${password}"\n`);
  await writeFile(
    settings,
    `[databases]
* = host=${hostname} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${connections}
`,
  );
  const identity = Deno.uid() === 0 ? UNPRIVILEGED : {};
  if (Deno.uid() === 0) {
    for (const entry of [home, users, settings]) await chown(entry, 65_534, 65_534);
  }
  const child = new Deno.Command(PROGRAM, {
    args: [settings],
    cwd: home,
    stdout: "null",
    stderr: "null",
    ...identity,
  }).spawn();
  return {
    url: (database) => `postgres://${username}:${password}@127.0.0.1:${port}/${database}`,
    stop: async () => {
      child.kill("SIGTERM");
      await child.status;
      await rm(home, { recursive: true });
    },
  };
}

/** @throws Error where it is missing and cannot be had: a case that nobody tried must not pass. */
async function requirePgbouncer(): Promise<void> {
  if (await isThere(PROGRAM)) return;
  let problem = "";
  if (Deno.uid() === 0 && (await isThere("/usr/bin/apt-get"))) {
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    const apt = async (args: string[]) => {
      const command = new Deno.Command("apt-get", { args, env, stdout: "null", stderr: "piped" });
      problem += new TextDecoder().decode((await command.output()).stderr);
    };
    await apt(["update"]);
    // A machine that has just started may be installing something of its own.
    const waiting = ["-o", "DPkg::Lock::Timeout=300"];
    await apt([...waiting, "install", "-y", "--no-install-recommends", "pgbouncer"]);
  }
  if (await isThere(PROGRAM)) return;
  throw new Error(`This test needs pgbouncer: apt-get install pgbouncer\n${problem}`);
}

async function isThere(file: string): Promise<boolean> {
  try {
    await Deno.stat(file);
    return true;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
}
