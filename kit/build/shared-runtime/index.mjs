// An area uses the federation runtime that the shell already has: 19 KB less an area. In another
// host it fetches its own, as any remote does.
import { lentRuntime } from "./lent.mjs";

const runtime =
  lentRuntime()?.runtime ?? (await import("@module-federation/runtime/dist/index.js"));

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
