// An area uses the federation runtime that the shell has already loaded, which saves 19 KB for each
// area. In another host it fetches its own.
import { shellRuntime } from "./shell-runtime.mjs";

const runtime =
  shellRuntime()?.runtime ?? (await import("@module-federation/runtime/dist/index.js"));

export const {
  ModuleFederation,
  createInstance,
  getInstance,
  getRemoteEntry,
  getRemoteInfo,
  init,
  loadRemote,
  loadShare,
  loadShareSync,
  preloadRemote,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
  registerShared,
} = runtime;
