import { NodeFS } from "@electric-sql/pglite/nodefs";
import { isQuotaUsedUp } from "./errors.ts";

/** What Emscripten's file system has, beside what PGlite's types say of it. */
type WithNodeFolders = { NODEFS: { tryFSOperation: (work: () => unknown) => unknown } };

/**
 * PGlite's folder, whose every failure has a name that Postgres knows. Deno gives some of the
 * system's errors none (a quota that is used up, a file that is too large, a share that is gone);
 * such an error would leave Postgres half-way through a statement, and the next one waits for ever
 * with the whole process. Any that is not known is said as an error of the disk (`EIO`).
 */
export class NamedErrorsFS extends NodeFS {
  override async init(...call: Parameters<NodeFS["init"]>) {
    const { emscriptenOpts } = await super.init(...call);
    const preRun = [nameErrors, ...asList(emscriptenOpts.preRun)];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

const asList = <T>(one: T | T[] | undefined): T[] =>
  one === undefined ? [] : Array.isArray(one) ? one : [one];

function nameErrors(program: unknown): void {
  const folders = (program as WithNodeFolders).NODEFS;
  const operate = folders.tryFSOperation;
  folders.tryFSOperation = (work) =>
    operate(() => {
      try {
        return work();
      } catch (error) {
        throw named(error);
      }
    });
}

/** An error of the system as Deno says it, '… (os error 122)', with a code of Node's. */
function named(error: unknown): unknown {
  const isNameless =
    error instanceof Error &&
    (error as { code?: unknown }).code === undefined &&
    /\(os error \d+\)$/.test(error.message);
  if (!isNameless) return error;
  return Object.assign(error, { code: isQuotaUsedUp(error) ? "EDQUOT" : "EIO" });
}
