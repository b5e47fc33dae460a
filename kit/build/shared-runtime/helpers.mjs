// See index.mjs.
import { shellRuntime } from "./shell-runtime.mjs";

const helpers =
  shellRuntime()?.helpers ?? (await import("@module-federation/runtime/dist/helpers.js"));

export const { share } = helpers;
