// An area uses the federation runtime that the shell has already loaded (its sharing half), which
// saves 19 KB for each area. In another host it fetches its own.
import { shellRuntime } from "./shell-runtime.mjs";

const runtime =
  shellRuntime()?.runtime ?? (await import("@module-federation/runtime/dist/index.js"));

// What the plugin's code of a remote imports.
export const { init, loadRemote, loadShare } = runtime;
