// PGlite catches whatever is thrown out of Postgres and asks it to go on. Where Postgres cannot, it
// turns for ever, and no timer, call or signal of the process is heard any more.
import type { PGlite } from "@electric-sql/pglite";
import { isOutOfRoom, isPanic } from "./errors.ts";

/** As `api/platform/last-resort.ts` ends: `npm start` begins again. */
const EXIT_AFTER_FAILURE = 70;

/** The status with which Postgres leaves a statement that has failed, to go on with the next. */
const LEAVES_STATEMENT = 100;

/** The first byte of the message that ends Postgres. */
const TERMINATE = "X".charCodeAt(0);

/** What PGlite's types do not say of Postgres's program. */
type MainLoop = { _PostgresMainLoopOnce: () => void };

/**
 * Ends the process once Postgres has stopped half-way: at a PANIC, as without room on the disk for
 * its log, and at whatever else it is thrown out with. The next start takes up all that was
 * acknowledged.
 */
export function endWhenBroken(client: PGlite): void {
  const program = client.Module as unknown as MainLoop;
  const goOn = program._PostgresMainLoopOnce.bind(program);
  let fault: unknown = null;
  program._PostgresMainLoopOnce = () => {
    if (fault !== null) end(brokenBy(fault));
    try {
      goOn();
    } catch (error) {
      if ((error as { status?: unknown } | null)?.status !== LEAVES_STATEMENT) fault = error;
      throw error;
    }
  };
  // A PANIC was told before it was thrown, and says more.
  const orEnd = async <T>(asked: Promise<T>): Promise<T> => {
    const [asking] = await Promise.allSettled([asked]);
    if (asking.status === "rejected" && isPanic(asking.reason))
      end(isOutOfRoom(asking.reason) ? BROKEN_WITHOUT_ROOM : BROKEN);
    if (fault !== null) end(brokenBy(fault));
    if (asking.status === "rejected") throw asking.reason;
    return asking.value;
  };
  const ask = client.execProtocol.bind(client);
  client.execProtocol = (...call) => orEnd(ask(...call));
  const stream = client.execProtocolStream.bind(client);
  client.execProtocolStream = (...call) => orEnd(stream(...call));
}

/**
 * Refuses what is asked once Postgres has been told to end. A call that waited for its turn while
 * the database was closed would come into a program that has lost its functions.
 */
export function refuseOnceEnded(client: PGlite): void {
  const run = client.execProtocolRawSync.bind(client);
  let hasEnded = false;
  client.execProtocolRawSync = (message) => {
    // As PGlite says it of a call that comes after the close.
    if (hasEnded) throw new Error("PGlite is closed");
    hasEnded = message[0] === TERMINATE;
    return run(message);
  };
}

function end(reason: string): never {
  // biome-ignore lint/suspicious/noConsole: the last word of this process
  console.error(reason);
  Deno.exit(EXIT_AFTER_FAILURE);
}

const BROKEN = "La base de datos ha fallado y no puede seguir.";
const BROKEN_WITHOUT_ROOM =
  "La base de datos no ha podido seguir: no queda sitio en el disco. Libera sitio.";

/** Only what the engine says of its own program: another message may hold what somebody wrote. */
function brokenBy(fault: unknown): string {
  if (fault instanceof WebAssembly.RuntimeError) return `${BROKEN} (${fault.message})`;
  return `${BROKEN} (${fault instanceof Error ? fault.name : typeof fault})`;
}
