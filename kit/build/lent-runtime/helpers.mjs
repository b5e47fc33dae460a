// See index.mjs.
import { lentRuntime } from "./lent.mjs";

const helpers =
  lentRuntime()?.helpers ?? (await import("@module-federation/runtime/dist/helpers.js"));

export const { global, share, utils } = helpers;
